#define AIR
View view() {  // far up a coin of sky; below it, what believes in it
  View v = plain_view();
  v.eye = vec3(0.0, -0.1, -1.05);
  v.aim = vec3(0.0, 0.22, 4.0);
  v.lamp = vec3(-0.6, 0.1, -0.6);
  v.power = 3.0;
  v.far = vec3(0.1, 3.2, 1.7);
  v.hue = vec3(0.60, 0.80, 0.80) * 7.0;
  v.haze = 0.028;
  return v;
}
float map(vec3 p) {
  float g = bumps(p), d = 1.75 - length((p.xy - vec2(0.0, -0.1)) * vec2(0.78, 1.40));
  d = max(d, 0.46 - length(p.xz - vec2(0.1, 1.7)) - 0.35 * step(p.y, 0.3) - 0.1 * g);
  if (p.y > 0.9) d = max(0.46 - length(p.xz - vec2(0.1, 1.7)), 1.75 - length(p.xy * vec2(0.78, 1.40)));
  float mound = p.y + 0.84 - 0.46 * smoothstep(1.3, 0.1, length(p.xz - vec2(0.1,
    1.7))) - 0.03 * noise(p.xz * 26.0) * smoothstep(1.2, 0.6, length(p.xz - vec2(0.1, 1.7)));
  float trunk = rod(p, vec3(0.16, -0.5, 1.7), vec3(0.10, 0.02, 1.65), 0.026);
  trunk = min(trunk, min(rod(p, vec3(0.10, -0.12, 1.66), vec3(-0.12, 0.16, 1.6), 0.014), rod(p, vec3(0.10, 0.0, 1.65),
    vec3(0.26, 0.24, 1.7), 0.014)));
  float leaf = min(egg(p - vec3(-0.14, 0.20, 1.58), vec3(0.16, 0.10, 0.14)), egg(p - vec3(0.22, 0.28, 1.7), vec3(0.19,
    0.12, 0.16)));
  leaf = min(leaf, egg(p - vec3(0.05, 0.12, 1.55), vec3(0.11, 0.07, 0.1))) + 0.035 * sway(p.x * 27.0) * sway(p.y *
    29.0 + p.z * 25.0);
  return min(min((d + g * 0.11) * 0.8, mound * 0.75), min(min(trunk, leaf * 0.7), 5.0 - p.z));
}
Skin skin(vec3 p, vec3 n) {
  float r = length(p.xz - vec2(0.1, 1.7));
  if (r < 0.5 && p.y > 0.04 && p.y < 0.5) return Skin(mix(vec3(0.16, 0.26, 0.08), vec3(0.34, 0.44, 0.14),
    noise(p.xy * 30.0)), 1.0, 0.1, NIGHT);
  if (r < 0.15 && p.y > -0.42) return Skin(WOOD * 0.9, 0.6, 0.0, NIGHT);
  Skin s = rock(p, n, 0.2);
  float grass = smoothstep(1.25, 0.5, r + 0.5 * noise(p.xz * 3.0)) * step(p.y, -0.2);
  s.tone = mix(s.tone, mix(vec3(0.12, 0.20, 0.06), vec3(0.34, 0.42, 0.13), noise(p.xz * vec2(45.0, 12.0))), grass);
  return s;
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  float s = (1.7 - from.z) / ray.z;
  vec2 q = (from + ray * s).xy;
  float beam = smoothstep(0.62, 0.25, abs(q.x - 0.1) - 0.05 * (1.2 - q.y)) * (0.6 + 0.5 * noise(vec2(q.x * 9.0, 1.0)));
  c += vec3(0.50, 0.66, 0.58) * 0.26 * beam * smoothstep(-0.7, 1.0, q.y) * step(s, t + 0.7);
  for (int i = 0; i < 14; i++) {
    vec2 at = vec2(0.1 + 0.9 * (odd(i, 0.0) - 0.5), fract(float(i) * 0.387 + seed * 0.71) * 1.3 - 0.4);
    c += vec3(0.8, 0.9, 0.75) * 0.6 * smoothstep(0.014, 0.003, length(q - at)) * odd(i, 0.5);
  }
  return c;
}
