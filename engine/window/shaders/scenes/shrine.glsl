#define AIR
View view() {  // a face of stone above its own drowned likeness
  View v = plain_view();
  v.eye = vec3(0.0, 0.0, -1.6);
  v.aim = vec3(0.0, 0.12, 4.0);
  v.lamp = vec3(-0.85, 0.25, 0.75);
  v.power = 1.2;
  v.far = vec3(0.9, 1.2, 0.6);
  v.hue = COLD * 2.3;
  v.haze = 0.02;
  v.pool = -0.58;
  v.deep = vec3(0.004, 0.020, 0.022);
  return v;
}
float visage(vec3 p) {
  p = (p - vec3(0.0, 0.36, 1.92)) / 1.22;
  vec3 m = vec3(abs(p.x), p.yz);
  float d = egg(p, vec3(0.50, 0.66, 0.42));
  d = blend(d, egg(p - vec3(0.0, -0.40, -0.14), vec3(0.26, 0.24, 0.24)), 0.16);
  d = max(d, -(egg(m - vec3(0.19, 0.07, -0.42), vec3(0.15, 0.10, 0.13))));
  d = blend(d, egg(m - vec3(0.19, 0.05, -0.31), vec3(0.115, 0.065, 0.075)), 0.03);  // closed lids
  d = blend(d, rod(m, vec3(0.06, 0.17, -0.40), vec3(0.30, 0.15, -0.30), 0.035), 0.06);
  d = blend(d, spike(p, vec3(0.0, -0.14, -0.46), vec3(0.0, 0.24, -0.36), 0.085), 0.06);
  d = blend(d, egg(p - vec3(0.0, -0.315, -0.385), vec3(0.13, 0.030, 0.05)), 0.02);
  d = blend(d, egg(p - vec3(0.0, -0.375, -0.37), vec3(0.11, 0.035, 0.05)), 0.02);
  float crown = max(abs(p.y - 0.52) - 0.10, length(p.xz) - 0.43);
  return min(d, crown) * 1.0;
}
float dressed(vec3 p) {
  float d = slab(p - vec3(0.0, -0.62, 1.6), vec3(1.0, 0.16, 0.50), 0.02);
  d = min(d, slab(p - vec3(0.0, -0.44, 1.75), vec3(0.72, 0.12, 0.42), 0.02));
  vec3 q = vec3(abs(p.x) - 1.05, p.y, p.z - 1.75);
  d = min(d, length(q.xz) - 0.19 + 0.012 * cos(atan(q.x, q.z) * 14.0));
  d = min(d, slab(q - vec3(0.0, 0.95, 0.0), vec3(0.26, 0.08, 0.26), 0.02));
  return min(d, slab(p - vec3(0.0, 1.14, 1.75), vec3(1.5, 0.13, 0.30), 0.02));
}
vec3 candle(vec3 p) { return vec3(p.x - 0.31 * clamp(floor(p.x / 0.31 + 0.5), -2.0, 2.0), p.y + 0.28, p.z - 1.28); }
float map(vec3 p) {
  float d = min(min(1.7 - abs(p.x), 1.5 - p.y), 2.4 - p.z) + bumps(p) * 0.12;
  d = min(d * 0.85, p.y + 0.76 + 0.03 * bumps(p * 2.0));
  float wax = drum(candle(p) + vec3(0.0, 0.0, 0.06 * abs(p.x)), 0.034,
    0.06 + 0.05 * hash(vec2(floor(p.x / 0.31 + 0.5), 3.0)));
  return min(min(d, dressed(p)), min(visage(p), wax));
}
Skin skin(vec3 p, vec3 n) {
  vec3 c = candle(p);
  if (length(c.xz) < 0.09 && p.y > -0.36 && p.y < -0.1) return Skin(vec3(0.8, 0.72, 0.56), 0.1, 0.1,
    WARM * 0.9 * smoothstep(-0.10, 0.12, c.y));
  if (visage(p) < 0.012) {
    float moss = smoothstep(0.45, 0.7, flow(p * 3.0, n)) * smoothstep(0.5, -0.2, p.y);
    return Skin(mix(vec3(0.54, 0.52, 0.48), vec3(0.20, 0.27, 0.17), moss) * (0.8 + 0.3 * flow(p * 9.0, n)), 0.5, 0.15,
      NIGHT);
  }
  if (dressed(p) < 0.012) return Skin(STONE * (0.75 + 0.5 * flow(p * 4.0, n)), 0.5, 0.15, NIGHT);
  return rock(p, n, 0.3);
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  for (int k = -2; k < 3; k++) {
    vec3 wick = vec3(0.31 * float(k), -0.17 + 0.05 * hash(vec2(k, 3.0)), 1.28 - 0.06 * abs(0.31 * float(k)));
    float b = dot(wick - from, ray), off = length((wick - from - ray * b) * vec3(1.0, 0.45, 1.0));
    c += WARM * (0.006 * halo(from, ray, t, wick) + 2.2 * smoothstep(0.030, 0.004, off) * step(b, t + 0.05));
  }
  return c;
}
