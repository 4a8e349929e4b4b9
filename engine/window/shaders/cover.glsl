void main() {
  Place p;
  float k = size.y / (204.0 + 2.0 * MARGIN);
  p.q = here() / k - MARGIN;
  p.dim = size / k - 2.0 * MARGIN;
  p.left = knob.x;
  p.l = knob.y < 0.0015 ? 1.0 : 0.0;
  p.r = knob.y < 0.0005 || knob.y > 0.0015 ? 1.0 : 0.0;
  vec4 c = vec4(0.0, 0.0, 0.0, 0.55 * smoothstep(30.0, 0.0, beside(p)));
  c = lay(c, whole(p));
  for (int k = 0; k < 2; k++) {
    if ((k == 0 ? p.l : p.r) < 0.5) continue;
    Side s = Side(k == 0 ? p.q.x : p.dim.x - p.q.x, p.q.y, p.dim.y, p.left, float(k) * 17.0 + seed);
    if (s.u < p.dim.x * 0.5) c = lay(c, edge(s));
  }
  float d = box(p.q - p.dim * 0.5, p.dim * 0.5 - 3.0 + vec2(OVER, 0.0), 9.0);  // within the rim, or past the sides
  colour = vec4(c.rgb * tint, c.a * smoothstep(0.7, -0.7, d) * step(0.001, p.left));
}
