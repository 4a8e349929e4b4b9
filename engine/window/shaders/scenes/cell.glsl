#define AIR
View view() {  // a bed of rushes, a shelf cut for a lamp, a wall of marks that stops
  View v = plain_view();
  v.eye = vec3(-0.1, 0.0, -1.5);
  v.aim = vec3(0.05, -0.1, 2.0);
  v.lamp = vec3(0.46, 0.17, 1.02);
  v.power = 1.5;
  v.far = vec3(-1.3, 0.9, -0.3);
  v.hue = COLD * 0.9;
  v.haze = 0.03;
  return v;
}
float things(vec3 p) {
  float d = slab(p - vec3(-0.42, -0.62, 0.95), vec3(0.80, 0.10, 0.36), 0.03);
  d = min(d, egg(p - vec3(-0.36, -0.50, 0.92), vec3(0.76, 0.11, 0.34)) + 0.015 * sway(p.x * 40.0 + p.z * 13.0));
  d = min(d, egg(p - vec3(-1.0, -0.40, 0.98), vec3(0.17, 0.10, 0.24)));
  vec3 q = p - vec3(0.72, -0.62, 0.35);
  d = min(d, slab(q - vec3(0.0, 0.12, 0.0), vec3(0.20, 0.03, 0.18), 0.02));
  d = min(d, slab(vec3(abs(q.x) - 0.15, q.y + 0.05, abs(q.z) - 0.13), vec3(0.028, 0.17, 0.028), 0.0));
  d = min(d, max(drum(q - vec3(-0.03, 0.21, 0.0), 0.075, 0.06), -drum(q - vec3(-0.03, 0.25, 0.0), 0.055, 0.06)));
  return min(d, slab(q - vec3(-0.62, -0.18, -0.30), vec3(0.17, 0.03, 0.12), 0.01));
}
float lamp_pot(vec3 p) { return egg(p - vec3(0.46, 0.02, 1.20), vec3(0.10, 0.055, 0.09)); }
float map(vec3 p) {
  vec3 q = p - vec3(0.0, 0.05, -0.5);
  float d = -slab(q, vec3(1.25, 0.92, 1.85), 0.35), hole = max(length((p.xy - vec2(0.46, 0.14)) * vec2(1.0,
    0.8)) - 0.24, -0.02 - p.y);
  d = max(d, -max(max(hole, abs(p.z - 1.2) - 0.26), -1.0));
  d = max(d, -max(length(p.xy - vec2(-1.2, 0.95)) - 0.2, p.z + 0.0));
  return min(min((d + 0.05 * bumps(p * 1.4)) * 0.85, p.y + 0.78), min(things(p), lamp_pot(p)));
}
Skin skin(vec3 p, vec3 n) {
  if (lamp_pot(p) < 0.01) return Skin(vec3(0.45, 0.24, 0.14), 0.2, 0.4, WARM * 0.25);
  if (things(p) < 0.012) {
    if (p.x < 0.3 && p.y > -0.53) return Skin(mix(vec3(0.30, 0.24, 0.12), vec3(0.58, 0.47, 0.25),
      noise(vec2(p.x * 5.0, p.z * 60.0 + p.y * 40.0))), 0.8, 0.05, NIGHT);
    return timber(p, vec3(1, 0, 0));
  }
  Skin s = rock(p * 1.3, n, 0.08);
  vec2 m = (p.xy - vec2(-0.92, 0.10)) / vec2(0.055, 0.19), id = floor(m), f = fract(m) - 0.5;
  bool marked = p.z > 0.9 && id.x >= 0.0 && id.x < 18.0 && id.y >= 0.0 && id.y < 3.0 &&
    id.x + 18.0 * (2.0 - id.y) < 41.0 + 9.0 * dice(2.0);
  float stroke = mod(id.x, 6.0) > 4.5 ? abs(f.y + (mod(m.x, 6.0) - 2.5) * 0.0) + 9.0 :
    abs(f.x + 0.15 * f.y * (hash(id) - 0.5));
  float bar = abs((m.y - id.y - 0.5) - 0.14 * (mod(m.x, 6.0) - 2.2)) * 3.2 + 9.0 * step(4.6, mod(m.x, 6.0));
  if (marked && abs(f.y) < 0.40) s.tone = mix(s.tone, vec3(0.86, 0.82, 0.72), smoothstep(0.20, 0.06, min(stroke, bar)));
  return s;
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  vec3 wick = vec3(0.40, 0.13, 1.12);
  float b = dot(wick - from, ray), off = length((wick - from - ray * b) * vec3(1.0, 0.5, 1.0));
  return c + WARM * (0.035 * halo(from, ray, t, wick) + 2.5 * smoothstep(0.040, 0.006, off) * step(b, t + 0.2));
}
