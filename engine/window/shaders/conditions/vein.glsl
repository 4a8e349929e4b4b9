#define OVER -1.0
vec4 edge(Side s) {  // a band of ore goes in at a slant, in quartz; what is left of it glints
  float mid = s.high * 0.74 - 0.52 * s.u + 15.0 * (fbm(vec2(s.u * 0.03, s.salt)) - 0.5);
  float wide = (15.0 - 0.10 * s.u) * (0.45 + 0.55 * s.left) + 7.0 * (noise(vec2(s.u * 0.10, s.salt + 3.0)) - 0.5);
  float d = abs(s.v - mid) - wide, fade = smoothstep(118.0, 78.0, s.u) * step(0.001, s.left);
  vec2 q = vec2(s.u, s.v);
  float host = fbm(q * 0.14 + s.salt), grain = fbm(q * 0.33 + 7.0 + s.salt);
  float lode = smoothstep(0.60 - 0.16 * s.left, 0.66 - 0.16 * s.left, grain);
  vec3 quartz = mix(vec3(0.20, 0.19, 0.19), vec3(0.50, 0.48, 0.46), host);
  vec3 metal = tint * (0.55 + 0.75 * noise(q * 0.8 + s.salt));
  vec4 c = solid(d, mix(quartz, metal, lode) / max(tint, 0.05));
  c.a *= fade;
  for (int k = 0; k < 9; k++) {
    if (!stays(k, s.left)) continue;
    float f = float(k), u = 8.0 + 9.5 * f + 6.0 * dice(f, s.salt);
    vec2 o = q - vec2(u, s.high * 0.74 - 0.52 * u + 13.0 * (dice(s.salt, f) - 0.5));
    float star = max(exp(-abs(o.x) * 0.34 - abs(o.y) * 2.6), exp(-abs(o.y) * 0.34 - abs(o.x) * 2.6));
    star = star * 1.1 + 0.8 * exp(-dot(o, o) * 0.10);
    c = lay(c, vec4(vec3(1.25) - 0.25 / max(tint, 0.35), clamp(star, 0.0, 1.0) * fade));
  }
  return c;
}
vec4 whole(Place p) { return vec4(0.0); }
