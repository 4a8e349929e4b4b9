#define BEVEL 0
vec4 paint(Spot s) {  // the table: wet flagstones with moss in the joints
  vec3 col = stones(s.q * 0.0092 + seed);
  float damp = smoothstep(0.52, 0.70, fbm(s.q * 0.006 + 4.0));
  col *= mix(1.0, 0.62, damp);
  col += damp * vec3(0.02, 0.035, 0.04) * smoothstep(0.5, 0.8, fbm(s.q * vec2(0.02, 0.05)));
  col = mix(col, vec3(0.10, 0.13, 0.07), 0.55 * smoothstep(0.58, 0.75, fbm(s.q * 0.012 + 11.0)));
  return vec4(col, 1.0);
}
