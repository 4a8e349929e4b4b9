#define BEVEL 0
vec4 paint(Spot s) {  // the dark board on which the things lie
  float grain = fbm(vec2(s.q.x * 0.012 + seed, s.q.y * 0.28));
  vec3 col = mix(vec3(0.070, 0.052, 0.040), vec3(0.130, 0.097, 0.070), grain) * tint;
  return vec4(col + smoothstep(5.0, 1.0, s.dim.y - s.q.y) * vec3(0.10, 0.075, 0.045), 1.0);
}
