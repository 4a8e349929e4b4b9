#define OVER 7.0
vec4 whole(Place p) { return vec4(0.0); }
vec4 edge(Side s) {  // white threads in the wall, brown caps on it and on the floor
  float web = fbm(vec2(s.u, s.v) * 0.05 + s.salt), thread = smoothstep(0.035, 0.0, abs(web - 0.5));
  vec4 c = vec4(0.80, 0.78, 0.70, 0.55 * thread * smoothstep(56.0, 8.0, s.u) * step(3.0, s.u) * s.left);
  for (int k = 11; k > -1; k--) {
    if (!stays(k, s.left)) continue;
    float f = float(k), floor_grown = f < 5.0 ? 1.0 : 0.0;
    float big = (7.5 + 6.0 * dice(f, s.salt)) * (floor_grown > 0.5 ? 1.25 : 1.0);
    vec2 root = floor_grown > 0.5 ? vec2(2.0 + 12.5 * f, 31.0 + 5.0 * dice(f + 1.0, s.salt) - f)
      : vec2(4.0 + 5.0 * dice(f, 2.0 + s.salt), 60.0 + (f - 5.0) * (s.high - 108.0) / 6.0);
    vec2 q = vec2(s.u, s.v) - root;
    float tall = floor_grown > 0.5 ? big * 1.5 : big * 0.35;
    float lean = floor_grown > 0.5 ? 0.2 * (dice(f, 8.0) - 0.5) : 0.0;
    q.x -= q.y * lean + (floor_grown > 0.5 ? 0.0 : big * 0.75);
    float stem = bar(q, vec2(0.0), vec2(0.0, tall), big * 0.20 + 0.04 * max(big - q.y, 0.0));
    if (floor_grown > 0.5) c = lay(c, solid(stem, vec3(0.70, 0.64, 0.53) * (0.75 - 0.08 * q.x)));
    vec2 cap = q - vec2(0.0, tall);
    float d = max(egg(cap, vec2(big * 1.08, big * 0.82)), -cap.y - 0.14 * big * cos(cap.x / big * 1.6));
    float light = 0.72 + 0.5 * clamp((cap.y * 0.9 - cap.x * 0.4) / big, -1.0, 1.0);
    vec3 brown = mix(vec3(0.40, 0.22, 0.14), vec3(0.60, 0.42, 0.46), dice(f + 5.0, s.salt));
    vec2 spot = fract(cap / (big * 0.52) + 0.5 * dice(f, 1.0)) - 0.5;
    brown = mix(brown, vec3(0.86, 0.80, 0.70), 0.75 * smoothstep(0.24, 0.14, length(spot)));
    c = lay(c, solid(d, brown * light));
  }
  return c;
}
