View view() {  // a shore under the ground, complete but for the sea
  View v = plain_view();
  v.eye = vec3(0.0, 0.02, -1.6);
  v.aim = vec3(0.1, -0.14, 4.0);
  v.lamp = vec3(-0.5, 0.05, -0.7);
  v.power = 2.4;
  v.far = vec3(1.2 * (dice(3.0) - 0.3), 0.35, 6.5);
  v.hue = COLD * 3.2;
  v.haze = 0.06;
  v.pool = -0.66;
  v.deep = vec3(0.004, 0.014, 0.016);
  return v;
}
float pebbles(vec3 p, float floor_y) {
  float d = p.y - floor_y + 0.03;
  if (d > 0.13) return d - 0.10;
  for (int k = 0; k < 2; k++) {
    float size = k == 0 ? 0.15 : 0.31;
    vec2 q = turn(float(k) + 0.4) * p.xz / size, cell = floor(q), r = vec2(hash(cell + float(k) * 40.0),
      hash(cell + 11.0));
    vec2 f = q - cell - 0.5 - 0.12 * (r - 0.5);
    float big = mix(0.26, 0.42, r.x);
    if (k == 1 && r.y < 0.6) continue;
    vec3 e = vec3(f.x, (p.y - floor_y) / size, f.y);
    d = min(d, (length(e / vec3(1.0, 0.6, 1.0)) - big) * 0.6 * size);
  }
  return d;
}
float map(vec3 p) {
  float shore = -0.60 - 0.085 * (p.z - 1.1) - 0.10 * p.x + 0.05 * sway(p.x * 1.8 + seed) + 0.10 * smoothstep(0.8, 1.8,
    abs(p.x));
  float d = 1.9 - length(p.xy * vec2(0.66, 1.25)) + 0.14 * bumps(p);
  return min(min(d, 8.0 - p.z) * 0.85, pebbles(p, shore));
}
Skin skin(vec3 p, vec3 n) {
  if (p.y > -0.30 || abs(p.x) > 2.0) return rock(p, n, 0.2);
  vec2 q = turn(0.4) * p.xz / 0.15;
  float r = hash(floor(q) + 5.0);
  vec3 c = mix(mix(vec3(0.28, 0.27, 0.27), vec3(0.55, 0.50, 0.44), r), vec3(0.46, 0.27, 0.20), step(0.88, r));
  return Skin(c * (0.8 + 0.4 * noise(p.xz * 30.0)), 0.25, mix(0.15, 0.7, smoothstep(-0.58, -0.66, p.y)), NIGHT);
}
