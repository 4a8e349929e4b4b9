#define BEVEL 2
vec4 paint(Spot s) {
  float fibre = fbm(s.q * vec2(0.05, 0.5) + seed);
  vec3 col = mix(vec3(0.70, 0.59, 0.41), vec3(0.84, 0.75, 0.57), s.n) * (0.88 + 0.22 * fibre) * tint;
  float blot = fbm(s.q * 0.022 + seed * 1.7);
  col *= 1.0 - 0.16 * smoothstep(0.56, 0.60, blot) * smoothstep(0.70, 0.60, blot);
  return vec4(col * mix(0.52, 1.04, s.vig), s.inside);
}
