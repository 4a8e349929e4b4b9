#define AIR
View view() {  // one who was laid in stone, among those who were only laid on shelves
  View v = plain_view();
  v.eye = vec3(0.0, 0.12, -1.6);
  v.aim = vec3(0.0, -0.06, 4.0);
  v.lamp = vec3(-0.75, 0.15, -0.5);
  v.power = 1.9;
  v.far = vec3(0.15, 1.05, 2.1);
  v.hue = COLD * 2.1;
  v.haze = 0.06;
  return v;
}
float effigy(vec3 p) {  // lies along x: feet, robe, folded hands, head on a pillow
  float d = egg(p - vec3(0.02, 0.03, 0.0), vec3(0.52, 0.13, 0.2));
  d = blend(d, egg(p - vec3(-0.14, 0.10, 0.0), vec3(0.20, 0.11, 0.19)), 0.08);
  d = blend(d, egg(p - vec3(0.50, 0.07, 0.0), vec3(0.07, 0.19, 0.14)), 0.08);
  d = min(d, blend(egg(p - vec3(-0.55, 0.13, 0.0), vec3(0.13, 0.11, 0.11)), egg(p - vec3(-0.53, 0.23, 0.0),
    vec3(0.035, 0.05, 0.03)), 0.05));
  d = blend(d, rod(p, vec3(-0.16, 0.22, 0.04), vec3(-0.30, 0.27, 0.0), 0.045), 0.05);
  return min(d, slab(p - vec3(-0.60, 0.02, 0.0), vec3(0.17, 0.06, 0.2), 0.05));
}
float coffin(vec3 p) {
  p -= vec3(0.0, -0.56, 1.25);
  float x = abs(fract(p.x / 0.46 + 0.5) - 0.5) * 0.46, d = slab(p, vec3(0.86, 0.25, 0.34), 0.02);
  d = max(d, -max(slab(vec3(x, p.y + 0.01, p.z + 0.35), vec3(0.16, 0.15, 0.04), 0.0), length(vec2(x,
    p.y + 0.06)) - 0.17));
  d = min(d, slab(p - vec3(0.0, 0.28, 0.0), vec3(0.95, 0.05, 0.42), 0.02));
  d = min(d, slab(p + vec3(0.0, 0.27, 0.0), vec3(0.97, 0.05, 0.44), 0.02));
  return min(d, effigy(p - vec3(0.0, 0.35, 0.0)));
}
vec3 niche(vec3 p) {
  float row = clamp(floor((p.y + 0.2) / 0.56 + 0.5), -1.0, 1.0), z = 1.0 * clamp(floor(p.z + 0.5), 0.0, 3.0);
  return vec3(abs(p.x) - 1.36, p.y - 0.56 * row + 0.2, p.z - z);
}
float bones(vec3 p) {
  vec3 q = niche(p) + vec3(0.0, 0.06, 0.0);
  float d = blend(egg(q - vec3(-0.12, 0.0, -0.14), vec3(0.10, 0.11, 0.12)), egg(q - vec3(-0.17, -0.08, -0.14),
    vec3(0.05)), 0.05);
  return min(d, rod(q, vec3(-0.12, -0.07, 0.0), vec3(-0.08, -0.06, 0.30), 0.035));
}
float map(vec3 p) {
  float room = max(p.y > 0.30 ? length(vec2(p.x, (p.y - 0.30) * 1.2)) - 1.2 : abs(p.x) - 1.2, abs(p.z - 0.6) - 2.9);
  float hole = slab(niche(p), vec3(0.34, 0.19, 0.40), 0.05), well = max(length(p.xz - vec2(0.15, 2.1)) - 0.22,
    0.4 - p.y);
  return min(-min(min(max(room, -p.y - 0.86), hole), well), min(coffin(p), bones(p)));
}
Skin skin(vec3 p, vec3 n) {
  if (bones(p) < 0.01) return Skin(vec3(0.74, 0.66, 0.52), 0.3, 0.05, NIGHT);
  if (coffin(p) < 0.01) return Skin(vec3(0.60, 0.575, 0.54) * (0.72 + 0.45 * flow(p * 3.0, n)), 0.5, 0.15, NIGHT);
  if (p.y < -0.84) return flags(p);
  return masonry(p, n, vec2(0.42, 0.21));
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {  // a beam from the roof
  float s = (2.1 - from.z) / ray.z;
  vec3 q = from + ray * s;
  return c + COLD * 0.35 * smoothstep(0.30, 0.0, abs(q.x - 0.15) - 0.04 * (1.0 - q.y)) * smoothstep(-0.6, 1.1,
    q.y) * step(s, t + 0.6);
}
