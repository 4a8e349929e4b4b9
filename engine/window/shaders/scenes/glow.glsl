#define AIR
View view() {  // threads of blue light over still water
  View v = plain_view();
  v.eye = vec3(0.0, -0.1, -1.6);
  v.aim = vec3(0.0, 0.10, 4.0);
  v.lamp = vec3(0.6, -0.3, -1.1);
  v.power = 0.8;
  v.far = vec3(0.3 * sin(seed), 0.5, 5.0);
  v.hue = vec3(0.16, 0.38, 0.85) * 2.4;
  v.haze = 0.06;
  v.pool = -0.55;
  v.deep = vec3(0.002, 0.008, 0.018);
  return v;
}
float map(vec3 p) {
  float d = 1.7 - length((p.xy - vec2(0.25 * sway(p.z * 0.8 + seed), 0.1)) * vec2(0.72, 1.25));
  d = min(d, p.y + 0.66 - 0.34 * smoothstep(0.6, 1.5, abs(p.x + 0.3 * sway(p.z * 1.3 + seed))));
  return (min(d, 6.0 - p.z) + bumps(p) * 0.13) * 0.82;
}
Skin skin(vec3 p, vec3 n) {
  Skin s = rock(p, n, 0.5);
  s.own = vec3(0.05, 0.16, 0.34) * smoothstep(0.66, 0.9, flow(p * 11.0, n)) * smoothstep(0.2, 0.8, p.y);
  return s;
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  for (int i = 0; i < 10; i++) {
    float z = 0.15 + 0.5 * float(i), s = (z - from.z) / ray.z, wide = 0.10 + 0.02 * odd(i, 0.3);
    vec2 q = from.xy + ray.xy * s;
    float cell = floor(q.x / wide), r = hash(vec2(cell, float(i))), x = (fract(q.x / wide) - 0.3 - 0.4 *
      hash(vec2(cell, z))) * wide;
    float low = 0.85 - 0.85 * r * r - 0.16 * q.x * q.x, thin = 0.0035 + 0.0007 * s;
    float on = step(0.25, r) * step(low, q.y) * step(s, t) * step(0.0, s);
    float bead = smoothstep(0.3, 0.5, abs(fract(q.y * 16.0 + r * 9.0) - 0.5));
    vec3 blue = mix(vec3(0.20, 0.55, 1.0), vec3(0.45, 0.9, 1.0), r) * exp(-0.28 * s);
    c += on * blue * smoothstep(thin * 2.2, 0.0, abs(x)) * (0.35 + 1.0 * bead + 1.6 * smoothstep(0.05, 0.0, q.y - low));
    c += on * blue * 0.10 * smoothstep(0.045, 0.0, abs(x));
  }
  return c;
}
