#define AIR
#define SHARDS 14
vec4 root[SHARDS], form[SHARDS];  // where it stands and which way up; its lean, length, width, tilt
View view() {  // a light goes in and comes back as a crowd
  for (int k = 0; k < SHARDS; k++) {
    float c = floor(float(k) / 3.0), side = mod(c, 2.0) * 2.0 - 1.0, top = c == 3.0 ? -1.0 : 1.0, s = odd(k, 0.7);
    float lean = (mod(float(k), 3.0) - 1.0) * 0.55 + 0.3 * (s - 0.5), big = c > 2.0 ? 0.75 : 1.1;
    root[k] = vec4(side * (0.80 - 0.08 * c + 0.3 * (odd(int(c), 0.5) - 0.5)), -0.86 * top, c == 3.0 ? 1.1 :
      0.35 + 0.52 * c, top);
    form[k] = vec4(lean, big * (1.15 - 0.5 * abs(lean)) * mix(0.7, 1.05, s), big * mix(0.10, 0.17,
      s) * (1.1 - 0.5 * abs(lean)), (s - 0.5) * 0.9);
  }
  View v = plain_view();
  v.aim = vec3(0.0, 0.0, 4.0);
  v.lamp = vec3(-0.5, -0.2, -1.0);
  v.power = 1.3;
  v.far = vec3(0.1, 0.0, 3.6);
  v.hue = vec3(0.36, 0.36, 0.95) * 1.6;
  return v;
}
float shards(vec3 p, out int which) {  // six-sided prisms that end in points
  float d = 9.0;
  which = 0;
  for (int k = 0; k < SHARDS; k++) {
    vec4 r = root[k], w = form[k];
    vec3 q = (p - r.xyz) * vec3(1.0, r.w, 1.0);
    q = vec3(q.x - w.x * q.y, (q.y + w.x * q.x) * 0.93, q.z + w.w * q.y);
    vec2 e = abs(vec2(0.87 * q.x - 0.5 * q.z, 0.5 * q.x + 0.87 * q.z));
    float m = max(max(e.x * 0.866 + e.y * 0.5, e.y) - w.z * clamp((w.y - q.y) / (0.30 * w.y), 0.0, 1.0),
      max(q.y - w.y, -q.y - 0.4));
    if (m < d) { d = m; which = k; }
  }
  return d * 0.68;
}
float map(vec3 p) {
  int which;
  float d = 1.55 - length((p.xy - vec2(0.1 * sway(p.z + seed), 0.0)) * vec2(0.8, 1.35));
  d = (min(min(d, p.y + 0.80), 4.2 - p.z) + bumps(p) * 0.12) * 0.85;
  return min(d, shards(p, which));
}
Skin skin(vec3 p, vec3 n) {
  int which;
  if (shards(p, which) > 0.012) {
    Skin s = rock(p, n, 0.45);
    s.tone *= 0.6;
    return s;
  }
  vec3 c = mix(vec3(0.50, 0.26, 1.0), vec3(0.10, 0.62, 0.95), odd(which, 0.35));
  float vein = noise(p.xy * 8.0 + p.z * 7.0 + float(which)), face = 0.5 + 0.5 * dot(n, normalize(vec3(0.4, 0.7, -0.6)));
  return Skin(c * 0.4, 0.05, 0.9, c * (0.06 + 0.62 * face * face * (0.5 + 0.7 * vein)) + 0.35 * smoothstep(0.70, 0.95,
    vein) * face);
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  return c + vec3(0.42, 0.36, 0.9) * 0.012 * (halo(from, ray, t, vec3(-0.7, -0.5, 0.5)) + halo(from, ray, t, vec3(0.6,
    -0.5, 0.9)));
}
