#define OVER -0.5
vec4 whole(Place p) { return vec4(0.0); }
float zig(float u, float salt) {
  return 22.0 * (noise(vec2(u * 0.060, salt)) - 0.5) + 6.0 * (noise(vec2(u * 0.21, salt + 9.0)) - 0.5);
}
float split(float u, float salt, float slope) { return slope * u + zig(u, salt); }
float spur(float u, float salt, float turn) { return turn == 0.0 ? 0.0 : u * turn + zig(u, salt) - zig(0.0, salt); }
vec4 edge(Side s) {  // cracks run in from the edge and fork
  vec4 c = vec4(0.0);
  float u = max(s.u, 0.0);
  for (int k = 0; k < 5; k++) {
    if (!stays(k, s.left)) continue;
    float f = float(k), salt = s.salt + f * 3.0, span = 44.0 + 66.0 * dice(s.salt, f);
    float from = s.high * (0.22 + 0.145 * f + 0.06 * dice(f, s.salt)), slope = (dice(f + 2.0, s.salt) - 0.5) * 1.1;
    for (int fork = 0; fork < 3; fork++) {
      float start = fork == 0 ? -4.0 : span * (0.16 + 0.26 * float(fork) * (0.7 + 0.4 * dice(f, 4.0)));
      float end = fork == 0 ? span : start + span * 0.36, turn = fork == 1 ? 0.85 : fork == 2 ? -0.8 : 0.0;
      if (u < start || u > end) continue;
      float y = from + split(u, salt, slope) + spur(u - start, f, turn);
      float rise = 2.0 * (from + split(u + 0.5, salt, slope) + spur(u + 0.5 - start, f, turn) - y);
      float d = (s.v - y) / sqrt(1.0 + rise * rise), thick = (fork == 0 ? 2.6 : 1.5) * (1.0 - u / end) + 0.25;
      c = lay(c, vec4(0.80, 0.70, 0.54, smoothstep(1.3, 0.1, abs(d + thick + 0.7)) * 0.55 * (1.0 - u / end)));
      c = lay(c, vec4(0.018, 0.014, 0.012, smoothstep(thick + 0.7, thick - 0.7, abs(d))));
    }
  }
  return c;
}
