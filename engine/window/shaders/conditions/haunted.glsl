#define OVER -1.0
vec4 edge(Side s) {  // those who were here before, and look on
  vec4 c = vec4(0.0);
  for (int k = 0; k < 3; k++) {
    if (!stays(k, s.left)) continue;
    float f = float(k), big = 1.0 - 0.20 * f;
    vec2 q = (vec2(s.u, s.v) - vec2(25.0 + 33.0 * f + 6.0 * dice(f, s.salt), s.high * (0.60 - 0.07 * f))) / big;
    float low = -q.y, sway = 3.5 * sin(low * 0.09 + f * 2.0 + s.salt) * smoothstep(0.0, 60.0, low);
    float hood = egg(q - vec2(0.0, 2.0), vec2(9.0, 12.0)), wide = 9.5 + 0.13 * low + 2.0 * noise(vec2(low * 0.15, f));
    float robe = max(abs(q.x - sway) - wide, max(-low - 1.0, low - 78.0)), d = min(hood, robe);
    float fade = smoothstep(74.0, 12.0, low) * (0.86 - 0.16 * f);
    float folds = 0.8 + 0.3 * noise(vec2((q.x - sway) * 0.35, low * 0.03 + f));
    float rim = smoothstep(-6.5, 0.0, d) * smoothstep(1.2, 0.0, d);
    c = lay(c, vec4(vec3(0.52, 0.68, 0.86) * folds + 0.3 * rim, (0.46 * smoothstep(0.8, -1.5, d) + 0.42 * rim) * fade));
    c = lay(c, vec4(0.48, 0.66, 0.88, 0.16 * smoothstep(15.0, 0.0, d) * fade));
    float face = egg(q - vec2(0.0, 1.0), vec2(5.8, 8.2)), eyes = length(vec2(abs(q.x) - 2.5, q.y - 2.2)) - 0.9;
    c = lay(c, vec4(0.02, 0.035, 0.06, 0.86 * smoothstep(1.0, -2.0, face)));
    c = lay(c, vec4(0.86, 0.97, 1.0, smoothstep(0.7, -0.5, eyes) + 0.4 * smoothstep(3.0, 0.0, eyes)));
  }
  return c;
}
vec4 whole(Place p) {  // mist along the floor
  float near = exp(-beside(p) / 60.0), rise = 34.0 + 40.0 * p.left + 34.0 * near;
  float wisps = fbm(vec2(p.q.x * 0.016, p.q.y * 0.045) + 1.6 * fbm(p.q * 0.018 + seed));
  float thick = smoothstep(0.34, 0.80, wisps) * smoothstep(rise, 20.0, p.q.y) * (0.25 + 0.55 * p.left);
  return vec4(0.56, 0.69, 0.82, thick * step(0.001, p.left));
}
