#define AIR
View view() {  // shelves to the roof, a desk, a round window that lets in the cold
  View v = plain_view();
  v.lamp = vec3(0.30, 0.05, 0.55);
  v.power = 2.0;
  v.aim.y = 0.1;
  v.far = vec3(0.0, 0.55, 6.6);
  v.hue = COLD * 3.4;
  return v;
}
float cases(vec3 p) {  // boards and uprights
  float x = 0.98 - abs(p.x), y = abs(fract(p.y / 0.36 + 0.5) - 0.5) * 0.36,
    z = abs(fract(p.z / 1.15 + 0.5) - 0.5) * 1.15;
  float d = min(max(x, y - 0.02), max(x - 0.015, z - 0.045));
  return max(d, p.z - 5.2);
}
float desk(vec3 p) {
  p -= vec3(0.1, -0.42, 1.35);
  float d = slab(p, vec3(0.50, 0.03, 0.30), 0.01);
  d = min(d, slab(vec3(abs(p.x) - 0.42, p.y + 0.25, abs(p.z) - 0.22), vec3(0.035, 0.25, 0.035), 0.0));
  return d;
}
float paper(vec3 p) {  // an open book and the candle
  p -= vec3(0.02, -0.36, 1.28);
  float d = slab(vec3(abs(p.x) - 0.12, p.y - 0.02 - 0.10 * abs(p.x) + 0.4 * p.x * p.x, p.z), vec3(0.12, 0.022, 0.10),
    0.01);
  return min(d, drum(p - vec3(0.36, 0.08, 0.08), 0.03, 0.11));
}
float ladder(vec3 p) {
  p -= vec3(0.80, -0.85, 2.6);
  p.x += 0.13 * (p.y - 1.0);
  float d = length(vec2(p.x, abs(p.z) - 0.16)) - 0.025;
  d = min(d, max(length(vec2(p.x, fract(p.y / 0.22) * 0.22 - 0.11)) - 0.018, abs(p.z) - 0.16));
  return max(d, p.y - 1.75);
}
float map(vec3 p) {
  float d = min(1.14 - abs(p.x), min(p.y + 0.85, 1.25 - p.y));
  d = min(d, max(5.2 - p.z, 0.52 - length(p.xy - vec2(0.0, 0.5))));
  d = min(d, max(abs(p.z - 5.25) - 0.03, min(abs(p.x), abs(p.y - 0.5)) - 0.03));
  return min(min(d, cases(p) * 0.9), min(min(desk(p), paper(p)), ladder(p) * 0.9));
}
Skin skin(vec3 p, vec3 n) {
  if (paper(p) < 0.01) {
    float flame = smoothstep(0.10, 0.02, length(p - vec3(0.38, -0.16, 1.36)));
    return Skin(vec3(0.80, 0.72, 0.55), 0.2, 0.1, flame * vec3(3.0, 1.8, 0.7));
  }
  if (abs(p.x) > 1.12 && p.z < 5.2) {
    float row = floor(p.y / 0.36), f = p.y / 0.36 - row, id = floor(p.z * 13.0 + 3.0 * hash(vec2(row, 1.0)));
    float w = abs(fract(p.z * 13.0 + 3.0 * hash(vec2(row, 1.0))) - 0.5), kind = hash(vec2(id, row + sign(p.x) * 40.0));
    vec3 c = mix(vec3(0.42, 0.15, 0.10), vec3(0.13, 0.22, 0.20), smoothstep(0.35, 0.5, kind));
    c = mix(c, vec3(0.46, 0.32, 0.15), smoothstep(0.65, 0.75, kind)) * (0.7 + 0.6 * hash(vec2(kind, 4.0)));
    c = mix(c, GOLD, step(abs(f - 0.22), 0.03) + 0.7 * step(abs(f - 0.6), 0.02));
    float there = step(f, 0.62 + 0.3 * hash(vec2(id, row))) * step(0.12, kind);
    return Skin(c * mix(0.08, smoothstep(0.5, 0.28, w), there), 0.3, 0.15, NIGHT);
  }
  if (p.z > 5.15 && length(p.xy - vec2(0.0, 0.5)) > 0.5) return masonry(p, n, vec2(0.4, 0.2));
  return timber(p, p.y < -0.84 ? vec3(0, 0, 1) : abs(p.x) > 0.9 ? vec3(0, 0, 1) : vec3(1, 0, 0));
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  vec3 wick = vec3(0.38, -0.10, 1.36);
  float b = dot(wick - from, ray), off = length((wick - from - ray * b) * vec3(1.0, 0.45, 1.0));
  return c + WARM * (0.022 * halo(from, ray, t, wick) + 2.5 * smoothstep(0.035, 0.005, off) * step(b, t + 0.05));
}
