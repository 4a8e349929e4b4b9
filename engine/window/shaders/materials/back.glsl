#define BEVEL 1
vec4 paint(Spot s) {  // green leather with a lattice pressed in
  vec3 col = mix(vec3(0.10, 0.135, 0.135), vec3(0.155, 0.20, 0.19), s.n) * (0.8 + 0.4 * s.fine);
  vec2 g = vec2(s.c.x + s.c.y, s.c.x - s.c.y) / unit / 13.0, f = abs(fract(g) - 0.5);
  col += smoothstep(0.44, 0.5, max(f.x, f.y)) * vec3(0.06, 0.055, 0.035);
  col += smoothstep(0.12, 0.05, length(fract(g) - 0.5)) * vec3(0.13, 0.10, 0.05);
  float frame = smoothstep(0.8, 0.2, abs(s.din - 8.5)) + smoothstep(0.8, 0.2, abs(s.din - 11.5)) * 0.6;
  col = mix(col, vec3(0.55, 0.41, 0.22), clamp(frame, 0.0, 1.0) * 0.9);
  if (s.din < 8.0) col = mix(vec3(0.085, 0.10, 0.10), col, 0.25);
  return vec4(col * mix(0.62, 1.06, s.vig), s.inside);
}
