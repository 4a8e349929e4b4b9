#define BEVEL 2
vec4 paint(Spot s) {
  vec3 col = mix(vec3(0.25, 0.255, 0.265), vec3(0.34, 0.335, 0.32), s.n) * (0.82 + 0.36 * s.fine) * tint;
  col *= 1.0 - 0.45 * crack(s.q * 0.018 + seed, 0.012);
  return vec4(col * mix(0.55, 1.06, s.vig), s.inside);
}
