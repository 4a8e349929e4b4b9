float hash(vec2 q) {
  q = fract(q * vec2(0.1031, 0.1127) + seed * 0.0137);
  q += dot(q, q.yx + 33.33);
  return fract((q.x + q.y) * q.x);
}
float noise(vec2 q) {
  vec2 i = floor(q), f = fract(q);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 q) {
  float s = 0.0, a = 0.5;
  for (int i = 0; i < 5; i++) { s += a * noise(q); q = mat2(1.6, 1.2, -1.2, 1.6) * q + 7.3; a *= 0.5; }
  return s;
}
float box(vec2 q, vec2 b, float r) {
  vec2 d = abs(q) - b + r;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - r;
}
float crack(vec2 q, float thin) {
  float n = fbm(q + 2.0 * fbm(q * 0.7));
  return 1.0 - smoothstep(0.0, thin, abs(n - 0.5));
}
struct Spot { vec2 q; vec2 dim; vec2 c; float din; float inside; float up; float vig; float n; float fine; };
