#define BEVEL 0
vec4 paint(Spot s) {
  vec3 col = mix(vec3(0.078, 0.076, 0.080), vec3(0.105, 0.102, 0.102), s.n) * (0.93 + 0.14 * s.fine) * tint;
  col += 0.010 * s.up;
  return vec4(mix(col, vec3(0.42, 0.325, 0.19), smoothstep(0.9, 0.2, abs(s.din - 4.0)) * 0.60), s.inside);
}
