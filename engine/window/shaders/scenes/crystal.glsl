#define AIR
View view() {  // a light goes in and comes back as a crowd
  View v = plain_view();
  v.aim = vec3(0.0, 0.0, 4.0);
  v.lamp = vec3(-0.6, -0.3, -1.0);
  v.power = 1.5;
  v.far = vec3(0.1, 0.1, 2.9);
  v.hue = vec3(0.50, 0.42, 0.95) * 1.5;
  v.haze = 0.045;
  return v;
}
float shards(vec3 p, out float which) {  // six-sided prisms that end in points
  float d = 9.0;
  which = 0.0;
  for (int k = 0; k < 10; k++) {
    float a = float(k), side = mod(a, 2.0) * 2.0 - 1.0, top = k > 6 ? -1.0 : 1.0, r = odd(k, 0.2), s = odd(k, 0.7);
    vec3 q = vec3((p.x - side * (0.36 + 0.60 * odd(k, 0.5))) * side, (p.y + 0.9 * top) * top, p.z - 0.45 - 0.33 * a + (k > 6 ? 2.0 : 0.0));
    float lean = 0.85 * r - 0.25, len = mix(0.65, 1.2, s), wide = mix(0.09, 0.17, s), f = inversesqrt(1.0 + lean * lean);
    q.xy = mat2(f, lean * f, -lean * f, f) * q.xy;
    q.z += (s - 0.4) * 0.6 * q.y;
    q.xz = mat2(0.87, 0.5, -0.5, 0.87) * q.xz;
    vec2 e = abs(q.xz);
    float m = max(max(e.x * 0.866 + e.y * 0.5, e.y) - wide * clamp((len - q.y) / (0.34 * len), 0.0, 1.0), max(q.y - len, -q.y - 0.9)) * 0.8;
    if (m < d) { d = m; which = a; }
  }
  return d;
}
float map(vec3 p) {
  float which, d = 1.55 - length((p.xy - vec2(0.1 * sway(p.z + seed), 0.0)) * vec2(0.8, 1.35));
  d = (min(min(d, p.y + 0.80), 4.0 - p.z) + bumps(p) * 0.12) * 0.85;
  return min(d, shards(p, which));
}
Skin skin(vec3 p, vec3 n) {
  float which, d = shards(p, which);
  if (d > 0.012) return rock(p, n, 0.35);
  vec3 c = mix(vec3(0.46, 0.34, 0.95), vec3(0.22, 0.62, 0.90), odd(int(which), 0.35));
  float vein = noise(p.xy * 9.0 + p.z * 7.0 + which), face = 0.5 + 0.5 * dot(n, normalize(vec3(0.5, 0.6, -0.6)));
  return Skin(c * 0.5, 0.05, 1.3, c * (0.10 + 0.55 * face * face * (0.6 + 0.6 * vein) + 0.5 * smoothstep(0.72, 0.86, vein)));
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) { return c + vec3(0.42, 0.36, 0.9) * 0.020 * halo(from, ray, t, vec3(0.0, -0.6, 1.6)); }
