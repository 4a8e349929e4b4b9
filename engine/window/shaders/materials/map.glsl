#define BEVEL 0
vec4 paint(Spot s) {  // folded paper with a torn edge
  float fibre = fbm(s.q * vec2(0.03, 0.20) + seed);
  vec3 col = mix(vec3(0.64, 0.54, 0.385), vec3(0.76, 0.665, 0.495), s.n) * (0.90 + 0.20 * fibre) * tint;
  col *= 1.0 - 0.22 * smoothstep(0.45, 0.75, fbm(s.q * 0.008 + 3.0));
  float fold = min(abs(s.q.x - s.dim.x * 0.5), abs(s.q.y - s.dim.y * 0.52));
  col *= 1.0 - 0.14 * smoothstep(2.2, 0.0, fold);
  float torn = s.din - 5.0 - 8.0 * (fbm(s.q * 0.05) - 0.35) - 2.0 * (noise(s.q * 0.3) - 0.5);
  col *= mix(0.40, 1.0, smoothstep(0.0, 52.0, torn));
  return vec4(mix(vec3(0.20, 0.14, 0.08), col, smoothstep(0.0, 4.0, torn)), smoothstep(-0.6, 0.6, torn));
}
