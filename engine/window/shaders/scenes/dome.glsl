#define AIR
View view() {  // a wide dry place where every footfall has company
  View v = plain_view();
  v.eye = vec3(0.0, 0.35, -1.7);
  v.aim = vec3(0.0, 0.0, 4.0);
  v.lamp = vec3(0.9, 0.2, -1.3);
  v.power = 2.4;
  v.far = vec3(0.0, 2.5, 2.3);
  v.hue = COLD * 3.6;
  v.haze = 0.03;
  return v;
}
float map(vec3 p) {
  vec3 q = p - vec3(0.0, -0.9, 2.3);
  float r = length(q.xz), step_no = floor(r / 0.42 + 0.10 * weave(vec3(p.x, seed, p.z))),
    rise = 0.13 * clamp(step_no - 1.0, 0.0, 8.0);
  float f = fract(r / 0.42 + 0.10 * weave(vec3(p.x, seed, p.z))), terrace = p.y + 0.9 - rise - 0.13 * step(0.5,
    step_no) * smoothstep(0.80, 1.0, f) + 0.03 * weave(p * 2.2);
  float d = 4.4 - length(q * vec3(0.95, 1.12, 0.95)) + 0.05 * sway(q.y * 7.0) + 0.12 * bumps(p * 0.8);
  d = max(d, 0.36 - length(p.xz - vec2(0.0, 2.3)) + 0.06 * weave(p * 3.0));
  vec3 s = q - vec3(0.12, 0.0, 0.0);
  float lone = spike(s, vec3(0.0, -0.1, 0.0), vec3(0.0, 0.62, 0.0), 0.17);
  return min(min(d * 0.8, terrace * 0.55), lone);
}
Skin skin(vec3 p, vec3 n) { return rock(p, n, 0.12); }
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  float s = (2.3 - from.z) / ray.z;
  vec2 q = (from + ray * s).xy;
  return c + COLD * 0.55 * smoothstep(0.42, 0.0, abs(q.x) - 0.06 * (1.8 - q.y)) * smoothstep(-1.1, 1.6, q.y) * step(s,
    t + 0.4);
}
