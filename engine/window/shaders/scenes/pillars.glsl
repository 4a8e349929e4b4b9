View view() {  // stone grown down and stone grown up have met
  View v = plain_view();
  v.eye = vec3(0.0, 0.0, -1.9);
  v.aim = vec3(-0.25 + 0.5 * dice(1.0), 0.05, 4.0);
  v.lamp = vec3(0.3, -0.2, -1.2);
  v.power = 2.6;
  v.far = vec3(-0.3 + 0.6 * dice(2.0), 0.3, 6.4);
  v.hue = COLD * 3.2;
  v.haze = 0.065;
  return v;
}
float map(vec3 p) {
  vec2 cell = floor(p.xz / vec2(1.05, 0.95)), r = vec2(hash(cell), hash(cell + 31.0));
  vec2 at = (cell + vec2(0.5, 0.5)) * vec2(1.05, 0.95) + (r - 0.5) * vec2(0.34, 0.26);
  float waist = -0.25 + 0.7 * r.y, up = p.y - waist, a = 3.0 + 3.0 * r.x;
  float fat = min(mix(0.09, 0.17, r.x) + 0.14 * up * up, 0.30) + 0.010 * sway(p.y * 13.0 + r.x * 9.0);
  float column = at.y < 0.0 ? 1.0 : (length(p.xz - at) - fat) * 0.8;
  float d = min(1.25 - p.y, p.y + 0.86) + 0.10 * bumps(p);
  d = blend(d, min(column, 0.32), 0.16);
  return min(d, 8.0 - p.z) * 0.85;
}
Skin skin(vec3 p, vec3 n) { return rock(p, n, 0.3); }
