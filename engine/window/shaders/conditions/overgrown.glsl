#define OVER 9.5
float path(float v, float salt, float k) {
  return -5.0 + 6.5 * k + (5.0 + k) * sin(v * (0.035 + 0.02 * dice(salt, k)) + 6.3 * dice(k, salt))
    + 5.0 * noise(vec2(v * 0.07, salt + k));
}
vec4 whole(Place p) { return vec4(0.0); }
vec4 edge(Side s) {  // strands that climb from the floor or hang from the vault, over the edge of the card itself
  vec4 c = vec4(0.0);
  for (int k = 0; k < 7; k++) {
    if (!stays(k, s.left)) continue;
    float f = float(k), hangs = mod(f, 3.0) == 1.0 ? 1.0 : 0.0, far = hangs > 0.5 ? s.high - s.v : s.v;
    float reach = s.high * (0.62 + 0.45 * dice(f, s.salt)) * (0.5 + 0.5 * s.left) - 4.0 * f;
    float x = path(s.v, s.salt, f), w = (s.u - x) / 3.0, thick = 3.4 * (1.0 - far / reach) + 0.9;
    vec3 bark = mix(vec3(0.17, 0.13, 0.06), vec3(0.30, 0.33, 0.13), dice(f, 3.0 + s.salt)) * (1.15 - 0.55 * w);
    if (far < reach) c = lay(c, solid(abs(s.u - x) - thick, bark * (0.75 + 0.5 * noise(vec2(s.u, s.v) * 0.5))));
    for (int j = -1; j < 2; j++) {
      float n = floor(s.v / 10.0) + float(j), v = (n + 0.5) * 10.0, at_root = hangs > 0.5 ? s.high - v : v;
      if (at_root > reach || at_root < 6.0 || dice(n, f + s.salt) < 0.18) continue;
      float side = mod(n, 2.0) < 0.5 ? 1.0 : -1.0, lift = (0.5 + 0.5 * dice(n, f)) * (hangs > 0.5 ? -1.0 : 1.0);
      vec2 q = vec2((s.u - path(v, s.salt, f)) * side, s.v - v);
      q = spun(q, lift);
      float span = 9.0 + 6.0 * dice(n + 3.0, f + s.salt), d = leaf(q, span, 0.42);
      vec3 green = mix(vec3(0.15, 0.25, 0.06), vec3(0.44, 0.53, 0.19), dice(n, f + 7.0));
      green *= 0.78 + 0.5 * step(0.0, q.y) * smoothstep(0.0, 3.0, q.y) - 0.25 * smoothstep(0.9, 0.0, abs(q.y));
      c = lay(c, solid(d, green * 1.15));
    }
  }
  return c;
}
