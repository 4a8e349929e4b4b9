#define BEVEL 0
vec4 paint(Spot s) {  // knob.x is the share of the height that lies under water
  float top = s.dim.y * knob.x;
  float edge = s.q.y - top - 2.2 * sin(s.q.x * 0.09 + seed) - 3.0 * (noise(s.q * 0.06) - 0.5);
  float depth = s.q.y / max(top, 1.0);
  float rip = smoothstep(0.60, 0.85, noise(vec2(s.q.x * 0.06, s.q.y * 0.35) + seed));
  vec3 col = mix(vec3(0.05, 0.17, 0.19), vec3(0.13, 0.33, 0.34), depth) + rip * vec3(0.10, 0.16, 0.16);
  col += vec3(0.35, 0.5, 0.48) * smoothstep(1.6, 0.2, abs(edge));
  return vec4(col, s.inside * smoothstep(1.0, -1.0, edge) * mix(0.80, 0.62, depth));
}
