// A place paints `vec3 scene(vec2 p)`: p.y from -0.5 at the foot to 0.5 at the top, p.x as wide. Water mirrors it.
void main() {
  vec2 c = here() - size * 0.5;
  float d = box(c, size * 0.5 - 0.5, radius), din = -d / unit, inside = 1.0 - smoothstep(-0.7, 0.7, d);
  float up = clamp(c.y / (size.y * 0.5), -1.0, 1.0);
  float vig = smoothstep(0.0, 1.0, min(din / (0.22 * min(size.x, size.y) / unit), 1.0));
  vec2 p = c / size.y;
  float water = knob.x;
  float level = -0.50 + water * 0.36, k = level - p.y;
  float rip = (noise(vec2(p.x * 7.0, k * 60.0)) - 0.5) * (0.02 + 0.10 * k);
  bool under = water > 0.0 && k > 0.0;
  vec3 s = scene((under ? vec2(p.x + rip, level + k + rip * 0.6) : p) * 1.08 + vec2(0.0, 0.03));
  if (under) {
    s = mix(s * vec3(0.62, 0.82, 0.86) + vec3(0.01, 0.03, 0.035), vec3(0.03, 0.09, 0.10), clamp(k * 1.2, 0.0, 0.6));
    s += vec3(0.22, 0.28, 0.26) * smoothstep(0.66, 0.86, noise(vec2(p.x * 10.0, k * 110.0))) * (0.25 + k);
    s += vec3(0.2, 0.3, 0.3) * smoothstep(0.008, 0.0, k);
  }
  vec3 col = pow(max(s, 0.0) * 1.55 * tint, vec3(0.88)) * mix(0.45, 1.0, vig);
  float lip = smoothstep(3.4, 2.4, din);
  col = mix(col, vec3(0.13, 0.12, 0.115) + 0.09 * up, lip);
  colour = vec4(mix(col, rim, smoothstep(1.0, 0.3, abs(din - 3.6))), inside);
}
