#define OVER 1.0
vec4 whole(Place p) { return vec4(0.0); }
vec4 edge(Side s) {  // crystals that lean in from the wall, each with a lit and a dark facet
  vec4 c = vec4(0.0);
  float rib = s.u - 12.0 - 9.0 * noise(vec2(s.v * 0.06, s.salt)) + 0.05 * s.v, band = noise(vec2(s.u * 0.1, s.v * 0.5));
  vec3 stone = vec3(0.30, 0.31, 0.30) * (0.6 + 0.7 * band);
  if (s.v < s.high * 0.62) c = lay(c, solid(max(rib + 8.0 * (1.0 - s.left), s.v - s.high * 0.6), stone));
  for (int k = 8; k > -1; k--) {
    if (!stays(k, s.left)) continue;
    float f = float(k), span = 36.0 + 30.0 * dice(f, s.salt), wide = 4.5 + 4.0 * dice(s.salt, f);
    vec2 root = vec2(-4.0 + 4.0 * mod(f, 3.0), 26.0 + f * (s.high * 0.46) / 8.0);
    vec2 q = spun(vec2(s.u, s.v) - root, -0.35 - 0.62 * dice(f + 4.0, s.salt) - 0.03 * f);
    float tip = span - 9.0 - wide, d = max(abs(q.x) - wide, max(-q.y, q.y - span));
    d = max(d, (abs(q.x) / wide + (q.y - tip) / (span - tip) - 1.0) * wide * 0.8);
    vec3 hue = mix(vec3(0.26, 0.66, 0.56), vec3(0.50, 0.44, 0.72), dice(f + 2.0, s.salt));
    float facet = q.x > wide * 0.25 ? 0.50 : q.x > -wide * 0.45 ? 1.05 : 0.78, cap = q.y > tip ? 1.25 : 1.0;
    hue *= facet * cap * (0.62 + 0.5 * q.y / span);
    hue += 0.4 * smoothstep(0.9, 0.0, abs(q.x - wide * 0.25)) * vec3(0.6, 0.9, 0.85);
    c = lay(c, solid(d, hue));
  }
  return c;
}
