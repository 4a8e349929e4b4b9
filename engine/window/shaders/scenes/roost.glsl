#define AIR
vec4 hung[7];
View view() {  // a roof that hangs by its feet, and some of it gone out
  for (int k = 0; k < 7; k++) {
    float s = mix(0.85, 1.35, odd(k, 0.5)), x = 2.0 * odd(k, 0.2) - 1.0;
    hung[k] = vec4(x * 1.25, 0.98 - 0.34 * x * x - 0.26 * s, 0.28 * float(k) - 0.1, s);
  }
  View v = plain_view();
  v.eye = vec3(0.0, -0.25, -1.6);
  v.aim = vec3(0.0, 0.22, 4.0);
  v.lamp = vec3(-0.6, -0.3, -0.9);
  v.power = 2.4;
  v.far = vec3(0.35, 0.15, 4.8);
  v.hue = COLD * 3.0;
  v.haze = 0.06;
  return v;
}
float bats(vec3 p) {  // folded in their wings, heads down
  float d = 9.0;
  for (int k = 0; k < 7; k++) {
    vec3 q = (p - hung[k].xyz) / hung[k].w;
    float body = egg(q, vec3(0.105, 0.27, 0.09)) - 0.016 * abs(fract(q.x * 11.0 + 0.5) - 0.5);
    float head = min(length(q - vec3(0.0, -0.27, -0.03)) - 0.062, length(vec3(abs(q.x) - 0.045, q.y + 0.33,
      q.z + 0.02) * vec3(1.0, 0.5, 1.0)) - 0.024);
    d = min(d, min(body, head) * hung[k].w);
  }
  return d * 0.9;
}
float map(vec3 p) {
  float d = 1.62 - length((p.xy - vec2(0.2 * sway(p.z * 0.7 + seed), -0.1)) * vec2(0.74, 1.2));
  d = min(d, p.y + 0.80 - 0.20 * egg(p * vec3(1.0, 0.0, 1.0) - vec3(0.4, 0.0, 1.8),
    vec3(1.3)) * -1.0 * step(length(p.xz - vec2(0.4, 1.8)), 1.3));
  float back = max(5.2 - p.z, 0.62 - length((p.xy - vec2(0.35, 0.12)) * vec2(0.8, 1.0)) + 0.12 * weave(p * 2.5 + seed));
  d = (min(d, back) + bumps(p) * 0.12) * 0.82;
  return p.y > 0.0 ? min(d, bats(p)) : d;
}
Skin skin(vec3 p, vec3 n) {
  if (p.y > 0.1 && bats(p) < 0.012) return Skin(vec3(0.17, 0.115, 0.085) * (0.7 + 0.6 * noise(p.xy * 40.0)), 0.6,
    0.25, NIGHT);
  Skin s = rock(p, n, 0.12);
  s.tone = mix(s.tone, vec3(0.52, 0.49, 0.42), smoothstep(0.5, 0.9, n.y) * smoothstep(0.4, 0.7, noise(p.xz * 4.0)));
  return s;
}
float wings(vec2 q) {  // a bat in flight; below 0 inside
  q.x = abs(q.x);
  float top = 0.10 + 0.42 * q.x - 0.44 * q.x * q.x, low = -0.26 + 0.22 * q.x + 0.17 * abs(sin(q.x * 6.3));
  return min(max(max(q.y - top, low - q.y), q.x - 1.0), length(q * vec2(1.0, 0.7)) - 0.12);
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  vec2 q = ray.xy / ray.z;
  for (int k = 0; k < 11; k++) {
    float s = mix(0.05, 0.13, odd(k, 0.3)), a = (odd(k, 0.8) - 0.5) * 1.1;
    vec2 at = vec2(0.07 + (hash(vec2(k, 3.0)) - 0.5) * 0.9, 0.05 + (hash(vec2(k, 8.0)) - 0.5) * 0.5),
      f = turn(a) * (q - at) / s;
    c = mix(c, vec3(0.012, 0.014, 0.016), smoothstep(px_wide() / s, -px_wide() / s, wings(f)) * step(1.2, t));
  }
  return c;
}
