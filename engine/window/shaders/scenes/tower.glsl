View view() {  // the stair of a round tower, seen from its foot
  View v = plain_view();
  v.eye = vec3(0.15, -1.2, -0.35);
  v.aim = vec3(-0.05, 2.2, 0.62);
  v.lamp = vec3(-0.2, -0.5, -0.2);
  v.power = 2.2;
  v.far = vec3(0.0, 8.5, 0.1);
  v.hue = COLD * 4.6;
  v.haze = 0.05;
  return v;
}
float climb(vec3 p, out float no) {  // each step stands out of the wall
  float a = (atan(p.x, p.z) + dice(3.0) * 6.28) / 6.28319, r = length(p.xz), rise = 2.1;
  no = floor(a * 18.0);
  float y = p.y - (no + 0.5) * rise / 18.0;
  y -= rise * floor(y / rise + 0.5);
  float d = max(abs(y + 0.05) - 0.085, max(0.66 - r, r - 1.4)), f = fract(a * 18.0) - 0.5;
  float rail = length(vec2(r - 0.70, y - 0.42 - rise / 18.0 * f)) - 0.022;
  return min(d, min(rail, max(length(vec2(r - 0.70, f * 0.35 * r)) - 0.014, abs(y - 0.2) - 0.22)));
}
float map(vec3 p) {
  float no, d = 1.30 - length(p.xz);
  float slit = max(abs(fract(atan(p.x, p.z) * 0.31831 + dice(6.0)) - 0.5) * 3.6 - 0.10, abs(mod(p.y,
    2.1) - 1.3) - 0.36);
  return min(max(d, -max(slit, length(p.xz) - 1.6)), climb(p, no) * 0.55);
}
Skin skin(vec3 p, vec3 n) {
  float no, d = climb(p, no), r = length(p.xz), a = atan(p.x, p.z);
  if (r > 1.45) return Skin(NIGHT, 0.0, 0.0, COLD * 1.6);
  if (d < 0.02 && r < 0.74 && r > 0.67 && n.y < 0.8 && dot(n.xz, n.xz) < 0.99) return Skin(WOOD, 0.2, 0.3, NIGHT);
  if (d < 0.02) return Skin(STONE * (0.75 + 0.4 * dice(no)), 0.7, 0.15, NIGHT);
  return blocks(vec2(a * 1.3 / 0.44, p.y / 0.22), 0.6, 0.1);
}
