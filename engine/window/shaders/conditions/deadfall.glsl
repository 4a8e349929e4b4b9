#define OVER 6.0
vec4 edge(Side s) { return vec4(0.0); }
vec4 whole(Place p) {  // trunks left crosswise by water, and the branches that hold them
  vec4 c = vec4(0.0);
  for (int k = 0; k < 6; k++) {
    if (!stays(k, p.left)) continue;
    float f = float(k), right = p.l < 0.5 || (p.r > 0.5 && mod(f, 2.0) > 0.5) ? 1.0 : 0.0;
    vec2 q = p.q;
    if (right > 0.5) q.x = p.dim.x - q.x;
    vec2 a = vec2(-6.0, 40.0 + 17.0 * f + 14.0 * dice(f, seed));
    vec2 b = vec2(p.dim.x * (0.44 + 0.22 * dice(seed, f)), 20.0 + 7.0 * f);
    vec2 along = normalize(b - a), o = q - a, w = vec2(dot(o, along), dot(o, vec2(-along.y, along.x)));
    float span = length(b - a);
    float thick = 9.0 + 3.5 * dice(f, 2.0 + seed) - w.x * 0.014 + 1.2 * noise(vec2(w.x * 0.09, f));
    for (int j = 0; j < 3; j++) {  // broken branches
      float x = span * (0.22 + 0.24 * float(j)) + 9.0 * dice(f, float(j));
      float up = mod(float(j) + f, 2.0) < 0.5 ? 1.0 : -1.0;
      vec2 tip = vec2(x + 13.0, up * (thick + 11.0 + 8.0 * dice(float(j), f)));
      float d = bar(w, vec2(x, 0.0), tip, 2.4 - 0.08 * abs(w.y));
      c = lay(c, solid(d, vec3(0.27, 0.19, 0.11)));
    }
    float grain = noise(vec2(w.x * 0.06 + f * 9.0, w.y * 0.9)), moss = smoothstep(0.55, 0.75, fbm(w * 0.08 + f));
    float round_lit = 0.62 + 0.46 * clamp(w.y / thick, -1.0, 1.0);
    vec3 bark = mix(vec3(0.24, 0.155, 0.085), vec3(0.50, 0.36, 0.21), grain) * round_lit;
    bark = mix(bark, vec3(0.28, 0.33, 0.14) * round_lit, moss * smoothstep(0.0, thick, w.y) * 0.8);
    c = lay(c, solid(max(abs(w.y) - thick, max(-w.x - 9.0, w.x - span)), bark));
    float ring = length((w - vec2(span, 0.0)) / vec2(0.42, 1.0));
    float rings = smoothstep(0.3, 0.6, abs(fract(ring * 0.34) - 0.5) * 2.0);
    vec3 cut = mix(vec3(0.66, 0.50, 0.31), vec3(0.44, 0.30, 0.16), rings);
    c = lay(c, solid(ring - thick, cut));
  }
  return c;
}
