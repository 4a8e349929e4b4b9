// A surface paints `vec4 paint(Spot s)`; cards get a bevel lit from above, a dark seam and the rim of their kind.
void main() {
  Spot s;
  vec2 at = here();
  s.q = at / unit; s.dim = size / unit; s.c = at - size * 0.5;
  float d = box(s.c, size * 0.5 - 0.5, radius);
  s.inside = 1.0 - smoothstep(-0.7, 0.7, d);
  s.din = -d / unit;
  s.up = clamp(s.c.y / (size.y * 0.5), -1.0, 1.0);
  s.n = fbm(s.q * 0.045 + seed); s.fine = fbm(s.q * 0.35 + seed * 3.0);
  s.vig = smoothstep(0.0, 1.0, min(s.din / (0.22 * min(s.dim.x, s.dim.y)), 1.0));
  vec4 made = paint(s);
  vec3 col = made.rgb;
  if (BEVEL > 0) {
    float lip = smoothstep(3.2, 0.6, s.din), seam = smoothstep(1.0, 0.2, abs(s.din - 4.4));
    col += lip * (s.up > 0.0 ? 0.13 : -0.07) * (0.4 + abs(s.up));
    col *= 1.0 - 0.5 * seam;
    if (BEVEL > 1) col = mix(col, rim, smoothstep(0.9, 0.2, abs(s.din - 3.0)) * 0.9);
  }
  colour = vec4(col, made.a);
}
