#define AIR
View view() {  // pale caps, and their own light under them
  View v = plain_view();
  v.eye = vec3(0.0, -0.42, -1.6);
  v.aim = vec3(0.0, 0.30, 4.0);
  v.lamp = vec3(-0.8, 0.7, -1.0);
  v.power = 2.0;
  v.far = vec3(0.3, 0.2, 5.0);
  v.hue = vec3(0.22, 0.55, 0.52) * 2.2;
  v.haze = 0.07;
  return v;
}
const vec3 GLOW = vec3(0.25, 0.85, 0.75);
vec4 caps(vec3 p) {  // distance, height within the cap, distance from its stem, which one
  vec4 best = vec4(9.0, 0.0, 0.0, 0.0);
  for (int k = 0; k < 9; k++) {
    float a = float(k), side = mod(a, 2.0) * 2.0 - 1.0, big = mix(0.75, 1.35, odd(k, 0.3)) * (k > 5 ? 0.4 : 1.0);
    vec3 q = p - vec3(side * (k > 5 ? 0.25 + 0.3 * odd(k, 0.1) : 0.55 + 0.55 * odd(k, 0.1)), -0.85, k > 5 ?
      0.1 * a - 0.4 : 0.35 + 0.62 * a);
    q.x += side * 0.10 * q.y * q.y;
    float r = length(q.xz), tall = 0.95 * big, y = q.y - tall, wide = 0.46 * big;
    float cap = max(length(vec2(r, y * 1.5)) - wide, -y - 0.35 * (wide - r) - 0.02) * 0.7;
    float stem = max(r - (0.075 + 0.06 * smoothstep(0.3, 0.0, q.y)) * big, y) * 0.9, d = min(cap, stem);
    if (d < best.x) best = vec4(d, y + 0.0, r / wide, a);
  }
  return best;
}
float map(vec3 p) {
  float d = 1.7 - length(p.xy * vec2(0.75, 1.15)) + bumps(p) * 0.14;
  d = min(d, p.y + 0.82 + 0.07 * sway(p.x * 2.3 + seed) * sway(p.z * 2.0));
  return min(min(d, 6.5 - p.z) * 0.85, caps(p).x);
}
Skin skin(vec3 p, vec3 n) {
  vec4 c = caps(p);
  if (c.x > 0.012) {
    Skin s = rock(p, n, 0.2);
    s.tone = mix(s.tone, vec3(0.17, 0.22, 0.13), smoothstep(0.2, 0.9, n.y) * noise(p.xz * 5.0));
    return s;
  }
  if (c.z > 0.25 && n.y < 0.1) return Skin(vec3(0.5, 0.6, 0.55), 0.1, 0.0,
    GLOW * (0.30 + 0.12 * sin(c.z * 60.0)) * smoothstep(1.1, 0.3, c.z));
  if (c.z < 0.3 && c.y < -0.02) return Skin(vec3(0.74, 0.68, 0.58), 0.4, 0.1, GLOW * 0.25 * smoothstep(-0.35, 0.0,
    c.y));
  float spot = smoothstep(0.58, 0.68, noise(vec2(atan(n.x, n.z) * 2.2, c.z * 5.0) + c.w * 7.0));
  return Skin(mix(mix(vec3(0.50, 0.24, 0.17), vec3(0.55, 0.43, 0.30), odd(int(c.w), 0.6)), vec3(0.85, 0.78, 0.64),
    spot), 0.3, 0.35, NIGHT);
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {  // spores
  vec2 q = ray.xy / ray.z;
  for (int i = 0; i < 18; i++) {
    vec2 at = vec2(odd(i, 0.0), fract(float(i) * 0.387 + seed * 0.71)) * vec2(1.6, 1.1) - vec2(0.8, 0.5);
    c += GLOW * 0.8 * smoothstep(0.012, 0.002, length(q - at)) * odd(i, 0.5);
  }
  return c;
}
