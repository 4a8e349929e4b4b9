#define AIR
View view() {  // the rock breathes out, and it is warm
  View v = plain_view();
  v.eye = vec3(0.0, 0.35, -1.5);
  v.aim = vec3(0.0, -0.75, 4.0);
  v.lamp = vec3(0.75, 0.45, -0.6);
  v.power = 2.0;
  v.far = vec3(0.0, -1.0, 1.5);
  v.hue = vec3(1.0, 0.33, 0.09) * 2.4;
  v.haze = 0.03;
  return v;
}
float rift(vec3 p) { return abs(p.x - 0.20 * sway(p.z * 2.3 + seed) - 0.10 * sway(p.z * 5.9)) - 0.24 *
  smoothstep(-0.9, 0.4, p.z) * smoothstep(4.0, 2.6, p.z); }
float map(vec3 p) {
  float d = 1.75 - length(p.xy * vec2(0.78, 1.15)), lip = smoothstep(0.5, 0.0, rift(p));
  d = min(d, p.y + 0.74 - 0.18 * lip * lip + 0.05 * weave(p * 3.0));
  return min(max(d + bumps(p) * 0.11, min(-rift(p), p.y + 1.9)), 4.6 - p.z + bumps(p) * 0.2) * 0.72;
}
Skin skin(vec3 p, vec3 n) {
  Skin s = rock(p, n, 0.1);
  float near = smoothstep(0.45, 0.0, rift(p));
  s.tone = mix(s.tone * 0.8, vec3(0.62, 0.50, 0.14), near * smoothstep(0.35, 0.6, flow(p * 6.0, n)) * step(-0.9, p.y));
  s.own = vec3(2.4, 0.75, 0.12) * smoothstep(-0.72, -1.25, p.y) * (0.6 + 0.7 * noise(p.zy * 7.0));
  return s;
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {  // steam over the rift
  for (int i = 0; i < 4; i++) {
    float z = 0.5 + 0.7 * float(i), s = (z - from.z) / ray.z;
    vec2 q = from.xy + ray.xy * s;
    float rise = q.y + 0.75, x = q.x - 0.20 * sway(z * 2.3 + seed) - 0.16 * rise * sway(rise * 3.0 + z * 4.0);
    float puff = smoothstep(0.14 + 0.36 * rise, 0.0, abs(x)) * smoothstep(0.0, 0.15, rise) * smoothstep(1.9, 0.4, rise);
    puff *= 0.35 + 0.9 * noise(vec2(q.x * 4.0 + z, q.y * 2.6 - z * 3.0));
    c = mix(c, mix(vec3(1.1, 0.50, 0.20), vec3(0.34, 0.30, 0.28), clamp(rise * 0.8, 0.0, 1.0)), 0.30 * puff * step(s,
      t));
  }
  return c;
}
