#define OVER 1.0
vec4 edge(Side s) { return vec4(0.0); }
float slope(Place p, float x) {
  float shore = exp(-x / 95.0) * p.l + exp(-(p.dim.x - x) / 95.0) * p.r;
  return 22.0 + p.left * p.dim.y * (0.06 + 0.46 * min(shore, 1.0) + 0.05 * (noise(vec2(x * 0.08, seed)) - 0.5));
}
vec4 whole(Place p) {  // loose stones on their way down, small ones on top
  vec4 c = vec4(0.030, 0.028, 0.027, 0.85 * smoothstep(5.0, -5.0, p.q.y - slope(p, p.q.x) + 7.0) * step(0.001, p.left));
  for (int j = 2; j > -3; j--) for (int i = -1; i < 2; i++) {
    vec2 grid = vec2(12.0, 7.0), cell = floor(p.q / grid) + vec2(i, j);
    float a = dice(cell.x + seed, cell.y), b = dice(cell.y + 3.0, cell.x + seed);
    vec2 mid = (cell + 0.5 + 0.7 * (vec2(a, b) - 0.5)) * grid + vec2(mod(cell.y, 2.0) * 6.0, 0.0);
    if (mid.y > slope(p, mid.x) + 5.0 * (b - 0.5) || p.left < 0.001) continue;
    vec2 q = spun(p.q - mid, a * 6.0), r = vec2(5.5 + 3.5 * b, 4.2 + 2.0 * a);
    float lit = 0.72 + 0.42 * clamp((p.q.y - mid.y) / r.y, -1.0, 1.0);
    vec3 stone = mix(vec3(0.46, 0.40, 0.33), vec3(0.30, 0.31, 0.32), b) * lit * (0.8 + 0.4 * noise(p.q * 0.6));
    c = lay(c, solid(max(egg(q, r), abs(q.x + q.y * 0.4) - r.x * 0.86), stone));
  }
  return c;
}
