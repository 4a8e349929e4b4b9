View view() {  // a lake without a shore; a low roof, and its double
  View v = plain_view();
  v.eye = vec3(0.0, 0.02, -1.6);
  v.lamp = vec3(0.5, -0.25, -0.9);
  v.power = 1.5;
  v.far = vec3(0.5 * sin(seed * 1.7), 0.05, 6.6);
  v.haze = 0.06;
  v.hue = COLD * 3.4;
  v.pool = -0.46;
  v.deep = vec3(0.003, 0.014, 0.018);
  return v;
}
float map(vec3 p) {
  float roof = 0.86 - p.y - 0.16 * sway(p.z * 1.1 + seed) * sway(p.x * 1.3) - 0.13 * p.x * p.x * 0.6 - 0.05 *
    max(p.z - 3.0, 0.0);
  float row = floor(p.z / 0.8), side = hash(vec2(row, 2.0)) > 0.5 ? 1.0 : -1.0, far = 0.35 + 0.9 * hash(vec2(row, 5.0));
  vec2 q = vec2(p.x - side * far, p.z - (row + 0.5) * 0.8);
  roof = blend(roof, (length(q) - 0.22 * clamp((p.y + 0.35 * hash(vec2(row, 8.0)) - 0.1) * 1.3, 0.0, 1.2)) * 0.8, 0.16);
  float bank = p.y + 0.58 - 0.30 * smoothstep(1.0, 1.9, abs(p.x + 0.25 * sway(p.z * 1.4 + seed))) - 0.10 *
    smoothstep(0.0, -1.2, p.z);
  float d = min(min(roof, bank), 2.3 - abs(p.x));
  d = blend(d, egg(p - vec3(-0.75, -0.52, 1.1), vec3(0.34, 0.20, 0.26)), 0.1);
  d = blend(d, egg(p - vec3(0.95, -0.50, 2.3), vec3(0.30, 0.26, 0.30)), 0.1);
  return (min(d, 8.5 - p.z) + bumps(p) * 0.07) * 0.8;
}
Skin skin(vec3 p, vec3 n) { return rock(p, n, 0.5); }
