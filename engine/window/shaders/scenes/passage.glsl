View view() {  // a worn gut of rock with a thread of water; the light is round the bend
  View v = plain_view();
  float way = dice(2.0) > 0.5 ? 1.0 : -1.0;
  v.aim = vec3(way * 0.55, -0.12, 4.0);
  v.lamp = vec3(-way * 0.25, 0.1, 0.5);
  v.power = 0.9;
  v.far = vec3(way * 1.75, 0.0, 3.9);
  v.hue = COLD * 3.4;
  v.pool = -0.60;
  v.deep = vec3(0.004, 0.012, 0.014);
  return v;
}
float map(vec3 p) {
  float way = dice(2.0) > 0.5 ? 1.0 : -1.0, z = max(p.z, 0.0), bend = way * (1.0 - cos(min(z * 0.75, 3.1))) * 1.0;
  vec2 q = vec2(p.x - bend, p.y);
  float rib = abs(fract(p.z * 0.9 + 0.25 * q.y * q.y + 0.1 * bumps(p)) - 0.5), d = 0.74 + 0.20 * smoothstep(0.0, 0.42, rib);
  d -= length(q * vec2(1.0, 0.86)) + 0.06 * sway(q.y * 9.0 + sway(p.z * 3.0));
  d = blend(d, q.y + 0.54 - 0.10 * smoothstep(0.32, 0.0, abs(q.x - 0.15 * sway(p.z * 2.6))), 0.10);
  return (d + bumps(p * 2.4) * 0.05) * 0.68;
}
Skin skin(vec3 p, vec3 n) { return rock(p, n, 0.3); }
