float broken;
vec4 lies[3];  // where a skull lies, and which way it looks
View view() {  // under the ribs of something that was too large to carry off
  broken = 1.0 + floor(3.0 * dice(4.0));
  for (int k = 0; k < 3; k++) {
    float a = (odd(k, 0.6) - 0.5) * 1.6;
    lies[k] = vec4(k == 0 ? -0.40 : k == 1 ? 0.34 : (odd(k, 0.3) - 0.5) * 2.0, 0.05 + 0.42 * float(k), cos(a), sin(a));
  }
  View v = plain_view();
  v.eye = vec3(0.0, -0.1, -1.6);
  v.aim = vec3(0.05, -0.05, 4.0);
  v.lamp = vec3(0.55, -0.3, -0.9);
  v.power = 2.0;
  v.far = vec3(-0.2, 0.1, 5.6);
  return v;
}
float ribs(vec3 p) {
  float k = clamp(floor(p.z / 0.62 + 0.5), 0.0, 6.0), z = p.z - k * 0.62, big = 0.98 - 0.07 * k;
  vec2 q = vec2(abs(p.x), p.y + 0.28);
  float a = 1.5 - 1.5 * q.y / length(q), thin = 0.055 * (1.25 - 0.28 * a);
  float d = length(vec2(length(q * vec2(1.0, 0.86)) - big * (1.0 - 0.05 * a), z - 0.12 * a + 0.05)) - thin;
  if (k == broken && p.x > 0.0) d = max(d, 0.6 - q.y - 0.8 * z);
  vec3 s = vec3(p.x, p.y - big * 1.13 + 0.24, z);
  d = blend(d, egg(s, vec3(0.10, 0.12, 0.19)), 0.08);
  return min(d, slab(s - vec3(0.0, 0.14, 0.0), vec3(0.02, 0.14, 0.07), 0.02)) * 0.85;
}
float skull(vec3 p, float s) {
  p /= s;
  vec3 m = vec3(abs(p.x), p.yz);
  float d = blend(egg(p - vec3(0.0, 0.08, 0.04), vec3(0.20, 0.19, 0.24)), slab(p - vec3(0.0, -0.10, -0.10), vec3(0.10,
    0.09, 0.08), 0.05), 0.09);
  d = max(d, 0.062 - length(m - vec3(0.083, 0.03, -0.19)));
  return max(d, 0.030 - length(m - vec3(0.0, -0.055, -0.20))) * s * 0.9;
}
float heap(vec3 p) {
  float d = 9.0;
  for (int k = 0; k < 3; k++) {
    vec3 q = p - vec3(lies[k].x, -0.74, lies[k].y), b = vec3(0.22, 0.0, 0.04);
    q.xz = mat2(lies[k].z, lies[k].w, -lies[k].w, lies[k].z) * q.xz;
    vec3 at = q - vec3(0.38, -0.07, -0.15);
    d = min(d, min(skull(q, k < 2 ? 0.85 : 0.7), rod(at, -b, b, 0.032)));
    d = min(d, length(vec3(abs(at.x) - 0.23, at.y, abs(at.z) - 0.03)) - 0.05);
  }
  return d;
}
float map(vec3 p) {
  float d = 1.9 - length(p.xy * vec2(0.8, 1.15)) + bumps(p) * 0.16;
  d = min(d, p.y + 0.84 + 0.05 * sway(p.x * 3.0 + seed) * sway(p.z * 2.6));
  return min(min(d, 6.6 - p.z) * 0.85, min(ribs(p), p.y < -0.4 ? heap(p) : p.y + 0.52));
}
Skin skin(vec3 p, vec3 n) {
  float a = ribs(p), b = p.y < -0.35 ? heap(p) : 9.0;
  if (min(a, b) > 0.012) return rock(p, n, 0.1);
  float old = flow(p * 5.0, n);
  return Skin(mix(vec3(0.46, 0.36, 0.24), vec3(0.80, 0.73, 0.60), old), 0.35, 0.12, NIGHT);
}
