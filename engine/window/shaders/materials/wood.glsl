#define BEVEL 2
vec4 paint(Spot s) {
  float plank = floor(s.q.x / 19.0);
  float grain = fbm(vec2(s.q.x * 0.55 + plank * 9.0, s.q.y * 0.035 + plank * 3.0 + seed));
  vec3 col = mix(vec3(0.20, 0.125, 0.070), vec3(0.46, 0.315, 0.185), grain) * tint;
  col *= 0.8 + 0.35 * hash(vec2(plank, 2.0));
  col *= smoothstep(0.5, 0.46, abs(fract(s.q.x / 19.0) - 0.5)) * 0.65 + 0.35;
  return vec4(col * mix(0.55, 1.05, s.vig), s.inside);
}
