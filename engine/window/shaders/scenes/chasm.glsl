#define AIR
View view() {  // two edges, a rope bridge, and what lies between
  View v = plain_view();
  v.eye = vec3(0.25, 0.42, -1.75);
  v.aim = vec3(-0.02, -0.50, 4.0);
  v.lamp = vec3(0.6, 0.05, -0.9);
  v.power = 2.6;
  v.far = vec3(0.0, -0.05, 5.9);
  v.hue = COLD * 3.0;
  v.haze = 0.06;
  return v;
}
float sag(float z) { return -0.55 - 0.30 * (1.0 - pow(abs(z - 2.0) / 2.2, 2.0)); }
float bridge(vec3 p) {
  float x = p.x + 0.10 * sway(p.z * 0.8), y = p.y - sag(p.z), c = floor(p.z / 0.2), z = p.z - (c + 0.5) * 0.2;
  float lost = step(0.86, hash(vec2(c, 4.0)));
  float plank = slab(vec3(x, y - 0.05 * (hash(vec2(c, 2.0)) - 0.5) * x * 4.0, z), vec3(0.36, 0.022, 0.075),
    0.01) + 0.2 * lost;
  float rope = min(length(vec2(abs(x) - 0.42, y - 0.44)) - 0.022, length(vec2(abs(x) - 0.36, y)) - 0.022);
  float knot = floor(p.z / 0.6 + 0.5) * 0.6;
  rope = min(rope, rod(vec3(abs(x), y, p.z - knot), vec3(0.36, 0.0, 0.0), vec3(0.42, 0.44, 0.0), 0.014));
  return max(min(min(plank, 0.12), rope), abs(p.z - 2.0) - 2.15) * 0.9;
}
float posts(vec3 p) {
  vec3 q = vec3(abs(p.x + 0.10 * sway(p.z * 0.8)) - 0.45, p.y + 0.42, abs(p.z - 2.0) - 2.12);
  return slab(q, vec3(0.07, 0.44, 0.07), 0.02);
}
float map(vec3 p) {
  float g = bumps(p), lip = abs(p.z - 2.0) - 2.05 - 0.22 * g - 0.12 * (p.y + 0.6) * step(p.y, -0.6);
  float ledge = max(p.y + 0.58 + 0.06 * g, -lip), d = min(ledge, 2.1 - abs(p.x - 0.2) + 0.30 * g);
  d = min(d, max(5.6 - p.z + 0.3 * g, 0.55 - length((p.xy - vec2(0.0, -0.15)) * vec2(1.0, 0.75))));
  d = min(d, 1.7 - p.y - 0.3 * g);
  return min(d * 0.75, min(bridge(p), posts(p)));
}
Skin skin(vec3 p, vec3 n) {
  if (bridge(p) < 0.012) return Skin(WOOD * (0.9 + 0.7 * noise(vec2(p.x * 3.0, p.z * 30.0))), 0.3, 0.05, NIGHT);
  if (posts(p) < 0.012) return timber(p, vec3(0, 1, 0));
  return rock(p, n, 0.15);
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {  // the dark comes up from below
  float y = from.y + ray.y * t;
  return mix(vec3(0.004, 0.012, 0.018), c, smoothstep(-3.2, -0.7, y));
}
