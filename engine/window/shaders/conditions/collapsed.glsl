#define OVER 2.0
vec4 edge(Side s) { return vec4(0.0); }
float heap(Place p, float x) {  // how high the fallen stone lies
  float shore = exp(-x / 70.0) * p.l + exp(-(p.dim.x - x) / 70.0) * p.r;
  return 24.0 + p.left * p.dim.y * (0.13 + 0.50 * min(shore, 1.0) + 0.10 * (noise(vec2(x * 0.05, seed)) - 0.5));
}
vec4 whole(Place p) {  // blocks of the vault, tumbled over one another, with dust among them
  vec4 c = vec4(0.035, 0.030, 0.028, 0.9 * smoothstep(6.0, -8.0, p.q.y - heap(p, p.q.x) + 10.0) * step(0.001, p.left));
  for (int j = 2; j > -3; j--) for (int i = -1; i < 2; i++) {
    vec2 grid = vec2(27.0, 15.0), cell = floor(p.q / grid) + vec2(i, j);
    float a = dice(cell.x + seed, cell.y), b = dice(cell.y + 3.0, cell.x + seed);
    vec2 mid = (cell + 0.5 + 0.5 * (vec2(a, b) - 0.5)) * grid + vec2(mod(cell.y, 2.0) * 12.0, 0.0);
    if (mid.y > heap(p, mid.x) || p.left < 0.001) continue;
    float top = smoothstep(24.0, 0.0, heap(p, mid.x) - mid.y);
    vec2 q = spun(p.q - mid, (a - 0.5) * mix(0.4, 1.5, top));
    float d = box(q, vec2(15.0 + 5.0 * b, 9.5 + 3.0 * a), 2.5);
    float face = 0.72 + 0.5 * smoothstep(3.0, 9.0, q.y) - 0.3 * smoothstep(-4.0, -9.0, q.y);
    vec3 stone = mix(vec3(0.40, 0.36, 0.31), vec3(0.29, 0.30, 0.30), b) * face;
    stone *= 0.7 + 0.6 * fbm(p.q * 0.16 + a * 9.0);
    c = lay(c, solid(d, stone * (0.8 + 0.35 * top)));
  }
  return c;
}
