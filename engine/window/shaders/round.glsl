// Solid shapes by their signed distance, and what they are made of.
struct View { vec3 eye; vec3 aim; vec3 lamp; float power; vec3 far; vec3 hue; float haze; float pool; vec3 deep; };
struct Skin { vec3 tone; float bump; float wet; vec3 own; };  // `own` is light of its own
const vec3 WARM = vec3(1.0, 0.79, 0.58), COLD = vec3(0.23, 0.46, 0.58), STONE = vec3(0.50, 0.455, 0.405);
const vec3 WOOD = vec3(0.36, 0.245, 0.15), GOLD = vec3(0.85, 0.60, 0.22), NIGHT = vec3(0.0);
View plain_view() {  // most places: eyes at a man's height, a lamp at the right hand, cold light at the far end
  return View(vec3(0.0, 0.05, -1.6), vec3(0.0, 0.05, 4.0), vec3(0.35, -0.1, -0.9), 2.3, vec3(0.0, 0.1, 7.0), COLD * 2.4,
    0.05, -99.0, NIGHT);
}
float dice(float a) { return hash(vec2(a, 1.7)); }
mat2 turn(float a) { return mat2(cos(a), sin(a), -sin(a), cos(a)); }
vec3 sway(vec3 x) {  // close to a sine, and much cheaper
  x = abs(fract(x * 0.159155 + 0.25) - 0.5) * 4.0 - 1.0;
  return x * (x * x * 0.5 - 1.5);
}
float sway(float x) { return sway(vec3(x, 0.0, 0.0)).x; }
float weave(vec3 p) { return dot(sway(p), sway(p.yzx + 1.5708)); }
float bumps(vec3 p) { return weave(p * 1.4 + seed) * 0.6 + weave(p * 4.3 + seed * 1.7) * 0.24; }
float odd(int k, float salt) { return fract(float(k) * 0.618034 + seed * 0.137 + salt); }  // a cheap die for lists
float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}
float slab(vec3 p, vec3 b, float r) {
  vec3 d = abs(p) - b + r;
  return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0) - r;
}
float rod(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}
float spike(vec3 p, vec3 a, vec3 b, float r) {  // thick at a, ends at b
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  return (length(pa - ba * h) - r * (1.0 - h)) * 0.85;
}
float drum(vec3 p, float r, float h) {  // upright cylinder
  vec2 d = vec2(length(p.xz) - r, abs(p.y) - h);
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}
float egg(vec3 p, vec3 r) { return (length(p / r) - 1.0) * min(r.x, min(r.y, r.z)); }
float hoop(vec3 p, float big, float thin) { return length(vec2(length(p.xy) - big, p.z)) - thin; }  // faces z
float flow(vec3 p, vec3 n) {  // noise on whatever way a surface faces
  vec3 w = n * n;
  return noise(p.yz) * w.x + noise(p.zx + 5.0) * w.y + noise(p.xy + 9.0) * w.z;
}
vec2 wall(vec3 p, vec3 n) { return abs(n.y) > 0.7 ? p.xz : abs(n.x) > 0.6 ? p.zy : p.xy; }
float courses(vec2 q, out float tone) {  // dressed blocks: 1 on a face, 0 in a joint
  q.x += step(1.0, mod(q.y, 2.0)) * 0.5 + 0.2 * hash(vec2(floor(q.y), 3.0));
  vec2 f = abs(fract(q) - 0.5);
  tone = 0.66 + 0.56 * hash(floor(q));
  return smoothstep(0.5, 0.43, f.x) * smoothstep(0.5, 0.41, f.y);
}
Skin blocks(vec2 q, float bump, float wet) {
  float tone, face = courses(q, tone);
  return Skin(STONE * 0.92 * tone * mix(0.34, 1.0, face), bump, wet, NIGHT);
}
Skin masonry(vec3 p, vec3 n, vec2 size) { return blocks(wall(p, n) / size, 0.5, 0.08); }
Skin flags(vec3 p) {  // worn stones of a floor
  vec2 q = p.xz * 2.2 + 0.28 * vec2(noise(p.xz * 2.1), noise(p.xz * 2.1 + 9.0));
  return blocks(q, 0.6, 0.28);
}
Skin rock(vec3 p, vec3 n, float wet) {
  float v = flow(p * 1.7, n), s = noise(vec2(p.y * 8.0 + v * 4.0, (p.x + p.z) * 1.4));
  v = 0.55 * v + 0.30 * flow(p * 6.1, n) + 0.15 * flow(p * 17.0, n);
  return Skin(STONE * (0.50 + 0.80 * v) * mix(1.0, 0.80 + 0.36 * s, 1.0 - n.y * n.y), 1.0, wet, NIGHT);
}
Skin timber(vec3 p, vec3 along) {  // grain runs along an axis
  vec3 q = p * mix(vec3(16.0), vec3(1.3), along);
  float g = noise(q.xy + q.z) * 0.6 + 0.4 * noise(q.zy * 2.1 + q.x);
  return Skin(WOOD * (0.55 + 0.85 * g), 0.3, 0.06, NIGHT);
}
float halo(vec3 from, vec3 ray, float t, vec3 at) {  // light scattered towards us around a point
  float b = dot(at - from, ray), h = max(length(at - from - ray * b), 0.05);
  return (atan((t - b) / h) + atan(b / h)) / h;
}
float px_wide() { return 1.3 / size.y; }
