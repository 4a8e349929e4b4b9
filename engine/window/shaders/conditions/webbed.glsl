#define OVER 0.0
vec4 whole(Place p) { return vec4(0.0); }
vec4 web(vec2 q, float reach, float salt) {  // spun from a corner at 0 into the quarter above and beside
  float far = length(q), turn = atan(q.y, q.x) / 1.5708, n = 7.0;
  float cell = turn * n, spoke = abs(fract(cell) - 0.5) * far * 1.5708 / n;
  float taut = abs(fract(cell + 0.5) - 0.5) * 2.0;
  float sag = far + (0.10 + 0.05 * sin(far * 0.05)) * far * (1.0 - taut * taut);
  float step_far = 9.0 + 1.5 * sin(far * 0.07 + salt), ring = abs(fract(sag / step_far + salt) - 0.5) * step_far;
  float inside = smoothstep(reach, reach - 14.0, sag) * step(0.0, q.x + 6.0) * step(0.0, q.y + 6.0);
  float lines = smoothstep(1.1, 0.2, spoke) * smoothstep(reach * 1.1, reach * 0.9, far);
  lines = max(lines, 0.85 * smoothstep(1.0, 0.15, ring) * inside);
  float torn = smoothstep(0.30, 0.44, fbm(q * 0.03 + salt));
  float sheet = (0.16 + 0.22 * fbm(q * 0.07 + salt)) * inside;
  float dew = smoothstep(0.80, 0.90, noise(q * 0.45 + salt)) * inside * smoothstep(1.8, 0.4, min(ring, spoke));
  float thick = max(lines * 0.72, dew) * mix(0.3, 1.0, torn) + sheet;
  return vec4(vec3(0.80, 0.79, 0.74) + 0.25 * dew, clamp(thick, 0.0, 0.92));
}
vec4 edge(Side s) {  // sheets from the corners, and what hangs in them
  vec2 q = vec2(s.u, s.v);
  vec4 c = web(vec2(q.x, s.high - 22.0 - q.y), 124.0 * s.left + 8.0 * step(0.001, s.left), s.salt);
  if (s.left > 0.3) c = lay(c, web(vec2(q.x, q.y - 24.0), 74.0 * s.left, s.salt + 4.0));
  for (int k = 0; k < 2; k++) {
    if (!stays(k + 1, s.left)) continue;
    float f = float(k);
    vec2 o = q - vec2(36.0 + 34.0 * f, s.high - 74.0 - 20.0 * f);
    float hang = abs(o.x) - 0.5 + (o.y < 0.0 || o.y > 52.0 + 20.0 * f ? 3.0 : 0.0), wrap = sin(o.y * 1.3 + o.x * 0.5);
    c = lay(c, vec4(0.82, 0.80, 0.75, 0.8 * smoothstep(0.8, -0.3, hang)));
    vec3 silk = vec3(0.62, 0.60, 0.54) * (0.66 + 0.22 * wrap + 0.3 * clamp((o.y - o.x) * 0.08, -1.0, 1.0));
    c = lay(c, solid(egg(o + vec2(0.0, 9.0), vec2(6.2, 11.5)), silk));
  }
  return c;
}
