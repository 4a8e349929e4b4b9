#define OVER 4.0
vec4 whole(Place p) { return vec4(0.0); }
vec4 edge(Side s) {  // nests of straw and rags in the corners, with eggs and what watches over them
  vec4 c = vec4(0.0);
  for (int k = 3; k > -1; k--) {
    if (!stays(k, s.left)) continue;
    float f = float(k), big = 21.0 - 2.0 * f + 4.0 * dice(f, s.salt);
    vec2 q = vec2(s.u, s.v) - vec2(15.0 + 11.0 * dice(s.salt, f + 1.0), 40.0 + f * (s.high - 82.0) / 3.2);
    float turn = atan(q.y, q.x), far = length(q * vec2(0.82, 1.25)), frayed = 3.4 * noise(vec2(turn * 9.0, f + s.salt));
    float straw = noise(vec2(turn * 4.0 + far * 0.35, far * 0.55 + f * 7.0));
    float strand = noise(vec2(turn * 22.0, far * 0.4));
    vec3 tone = mix(vec3(0.22, 0.13, 0.06), vec3(0.62, 0.45, 0.24), 0.55 * straw + 0.45 * strand);
    tone *= 0.8 + 0.4 * clamp(q.y / big, -1.0, 1.0);
    c = lay(c, solid(far - big - frayed, tone));
    c = lay(c, vec4(0.03, 0.018, 0.012, smoothstep(big * 0.62, big * 0.40, length((q - vec2(0, 2)) * vec2(0.9, 1.7)))));
    for (int e = 0; e < 3; e++) {
      vec2 o = q - vec2(-6.5 + 6.5 * float(e), -1.0 - 1.5 * float(e == 1));
      float shine = 0.62 + 0.5 * clamp((o.y - o.x) * 0.2, -1.0, 1.0);
      if (mod(f, 2.0) < 0.5) c = lay(c, solid(egg(o, vec2(3.6, 4.6)), vec3(0.72, 0.62, 0.50) * shine));
    }
    float eyes = length(vec2(abs(q.x) - 3.2, q.y - 3.0)) - 1.3;
    eyes = smoothstep(0.7, -0.5, eyes) + 0.4 * smoothstep(4.0, 0.0, eyes);
    if (mod(f, 2.0) > 0.5) c = lay(c, vec4(0.98, 0.42, 0.20, eyes));
  }
  return c;
}
