View view() {  // a worn gut of rock with a thread of water; the light is round the bend
  View v = plain_view();
  float way = dice(2.0) > 0.5 ? 1.0 : -1.0;
  v.eye = vec3(-way * 0.1, 0.0, -1.6);
  v.aim = vec3(way * 0.6, -0.10, 4.0);
  v.lamp = vec3(way * 0.30, 0.28, -0.75);
  v.power = 1.1;
  v.far = vec3(way * 1.75, 0.05, 3.7);
  v.hue = COLD * 3.6;
  v.pool = -0.58;
  v.deep = vec3(0.004, 0.012, 0.014);
  return v;
}
float map(vec3 p) {
  float way = dice(2.0) > 0.5 ? 1.0 : -1.0, z = max(p.z, 0.0), bend = way * (1.0 - cos(min(z * 0.75, 3.1))) * 1.0;
  vec2 q = vec2(p.x - bend, p.y);
  float turn_no = p.z * 0.95 + 0.22 * q.y + 0.3 * q.x * way + 0.10 * weave(p * 1.7 + seed), f = fract(turn_no);
  float r = 0.67 + 0.24 * min(f * f * 1.25, (1.0 - f) * 4.0);  // it widens, and closes again at once
  float d = (r - length(q * vec2(1.0, 0.86))) + 0.035 * sway(q.y * 11.0 + 2.0 * sway(p.z * 2.0 + q.x * 3.0));
  d = blend(d, q.y + 0.52 - 0.12 * smoothstep(0.34, 0.0, abs(q.x - 0.15 * sway(p.z * 2.6))), 0.08);
  return d * 0.62;
}
Skin skin(vec3 p, vec3 n) { return rock(p * 1.5, n, 0.3); }
