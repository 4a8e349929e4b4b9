View view() {  // a squared wall, an iron door ajar, and what shines behind it
  View v = plain_view();
  v.eye.z = -1.0;
  v.aim = vec3(0.03, 0.0, 4.0);
  v.lamp = vec3(-0.7, 0.25, -0.7);
  v.power = 0.9;
  v.far = vec3(0.05, 0.25, 1.9);
  v.hue = vec3(1.0, 0.66, 0.26) * 1.9;
  v.haze = 0.035;
  return v;
}
float arch(vec2 q) { return q.y > 0.1 ? length(q - vec2(0.0, 0.1)) : abs(q.x); }
float leaf(vec3 p, float side, float open) {  // one half of the door on its hinge
  p.x = p.x * side - 0.62;
  p.z -= 0.98;
  p.xz = turn(open) * p.xz;
  p.x += 0.31;
  float within = arch(p.xy + vec2(0.31, 0.0)) - 0.62, y = abs(abs(p.y + 0.22) - 0.36);
  float d = min(slab(p, vec3(0.31, 0.9, 0.045), 0.01), slab(vec3(p.x, y, p.z), vec3(0.31, 0.055, 0.07), 0.01));
  d = min(d, length(vec3(abs(p.x) - 0.2, y, p.z + 0.07)) - 0.03);
  return max(d, within);
}
float doors(vec3 p) { return min(leaf(p, 1.0, -0.5 - 0.3 * dice(4.0)), leaf(p, -1.0, -1.0 - 0.3 * dice(5.0))); }
float chest(vec3 p) {
  vec3 q = p - vec3(-0.12, -0.40, 1.9);
  q.xz = turn(0.5) * q.xz;
  return min(slab(q, vec3(0.26, 0.13, 0.16), 0.02), max(drum((q - vec3(0.0, 0.12, 0.0)).yxz, 0.16, 0.26), -q.y));
}
float hoard(vec3 p) {
  float heap = min(egg(p - vec3(0.1, -0.95, 2.0), vec3(0.95, 0.55, 0.6)), egg(p - vec3(0.22, -0.90, 0.62), vec3(0.36,
    0.13, 0.22)));
  return (heap + 0.018 * sway(p.x * 34.0) * sway(p.z * 31.0 + p.y * 20.0)) * 0.8;
}
float map(vec3 p) {
  float r = arch(p.xy), room = max(max(abs(p.x) - 1.2, abs(p.y) - 0.9), abs(p.z - 2.2) - 1.0);
  float front = max(max(abs(p.x) - 2.2, p.y - 1.3), p.z - 0.95);
  float d = -min(min(room, front), max(r - 0.64, abs(p.z - 1.0) - 0.4));
  d = min(d, max(0.64 - r, max(r - 0.86, abs(p.z - 0.93) - 0.09)));
  return min(min(d, p.y + 0.86), min(doors(p) * 0.9, min(hoard(p), chest(p))));
}
Skin skin(vec3 p, vec3 n) {
  if (chest(p) < 0.01) return timber(p, vec3(1, 0, 0));
  if (hoard(p) < 0.012) {
    float glint = hash(floor(p.xz * 38.0) + floor(p.y * 30.0));
    return Skin(GOLD * (0.55 + 0.6 * glint), 0.8, 0.9, GOLD * 1.3 * step(0.94, glint));
  }
  if (doors(p) < 0.012) return Skin(vec3(0.20, 0.18, 0.17) * (0.7 + 0.6 * flow(p * 6.0, n)), 0.5, 0.5, NIGHT);
  if (p.y < -0.845) return flags(p);
  if (arch(p.xy) < 0.87 && p.z < 1.5) return blocks(vec2(p.y > 0.1 ? atan(p.y - 0.1, p.x) * 3.6 : p.y * 3.6, 0.5),
    0.5, 0.1);
  return masonry(p, n, vec2(0.46, 0.23));
}
