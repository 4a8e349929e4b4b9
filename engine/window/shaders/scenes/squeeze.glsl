View view() {  // a crack one goes through sideways
  View v = plain_view();
  v.eye = vec3(0.0, -0.05, -1.5);
  v.aim = vec3(0.0, 0.08, 4.0);
  v.lamp = vec3(0.0, -0.1, -1.3);
  v.power = 1.0;
  v.far = vec3(0.1 * sin(seed), 0.1, 4.4);
  v.hue = COLD * 3.0;
  v.haze = 0.09;
  return v;
}
float map(vec3 p) {
  float bend = 0.11 * sway(p.z * 1.25 + seed) + 0.06 * sway(p.y * 1.9 + p.z * 0.7 + seed), slant = 0.16 * p.y;
  float wide = 0.29 + 0.05 * sway(p.y * 3.1 + seed * 2.0) + 0.30 * smoothstep(-0.2, -1.2,
    p.z) + 0.04 * smoothstep(-0.5, -0.8, p.y);
  float d = wide - abs(p.x - bend * smoothstep(-1.4, 0.2, p.z) - slant);
  d += 0.055 * sway(p.y * 8.0 + 1.2 * sway(p.z * 1.6) + seed) + 0.02 * sway(p.y * 21.0 + p.z * 3.0);
  for (int k = 0; k < 3; k++) d = min(d, egg(p - vec3(0.28 * (odd(k, 0.4) - 0.5), 0.75 - 0.1 * odd(k, 0.1),
    0.5 + 0.8 * float(k)), vec3(0.36, 0.20, 0.24)));
  return min(d, p.y + 0.85) * 0.6 + 0.02 * bumps(p * 2.6);
}
Skin skin(vec3 p, vec3 n) { return rock(p * 2.6, n, 0.35); }
