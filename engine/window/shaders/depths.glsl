// What all places share: a warm lamp near and cold air far, soft edges, rough rock in relief, floors seen from above.
const vec3 WARM = vec3(1.0, 0.69, 0.40), COLD = vec3(0.28, 0.51, 0.56), AIR = vec3(0.30, 0.50, 0.52);
float px() { return 1.1 / size.y; }
float cut(float d) { return smoothstep(px(), -px(), d); }  // how much of a pixel a shape covers
void lay(inout vec4 seen, vec3 c, float a) {  // near things first; seen.a is what can still be seen through
  seen.rgb += seen.a * clamp(a, 0.0, 1.0) * c;
  seen.a *= 1.0 - clamp(a, 0.0, 1.0);
}
vec3 lamp(float depth) { return WARM * exp(-depth * 3.0) + COLD * (0.08 + 0.42 * depth); }  // 0 here, 1 far
float rough(vec2 q) {
  return 0.55 * noise(q) + 0.30 * noise(mat2(1.6, 1.2, -1.2, 1.6) * q + 7.3) + 0.15 * noise(q * 4.3 + 3.1);
}
float crag(vec2 q) {
  float n = rough(q);
  return n + 0.22 * noise(q * 6.3 + 5.0) - 0.5 * smoothstep(0.05, 0.0, abs(noise(q * 0.9 + n * 1.6 + 21.0) - 0.5));
}
vec3 rock(vec2 q, vec2 sun, float wet) {  // `sun` points to the light within the picture
  float h = crag(q), dx = h - crag(q + vec2(0.10, 0.0)), dy = h - crag(q + vec2(0.0, 0.10));
  vec3 n = normalize(vec3(dx * 4.5, dy * 4.5, 1.0)), l = normalize(vec3(sun * 1.5, 0.7));
  float lit = max(dot(n, l), 0.0), shine = pow(max(dot(n, normalize(l + vec3(0.0, 0.0, 1.0))), 0.0), 26.0);
  vec3 c = mix(vec3(0.25, 0.225, 0.205), vec3(0.55, 0.49, 0.42), clamp(h, 0.0, 1.0));
  return c * (0.18 + 1.05 * lit) * mix(1.0, 0.7, wet) + shine * mix(0.03, 0.30, wet);
}
float drip(float x, float id) {  // how far dripstone reaches out of a ceiling or floor at x, from 0 to 1
  float far = 0.0;
  for (int k = -1; k <= 1; k++) {
    float cell = floor(x) + float(k), r = hash(vec2(cell, id)), at = cell + 0.2 + 0.6 * hash(vec2(cell + 7.0, id));
    float lean = abs(x - at) * mix(2.6, 5.0, hash(vec2(cell + 13.0, id)));
    far = max(far, step(0.3, r) * (0.25 + 0.75 * r) * (exp(-lean) - 0.04 * lean));
  }
  return far;
}
float line(vec2 p, vec2 a, vec2 b) {  // distance to a stretch
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0));
}
float oval(vec2 p, vec2 r) { return (length(p / r) - 1.0) * min(r.x, r.y); }
