View view() {  // a chamber of dripstone over still water
  View v = plain_view();
  v.lamp = vec3(-0.5, -0.15, -0.8);
  v.far = vec3(0.4 * sin(seed), 0.35, 5.6);
  v.pool = -0.72;
  v.deep = vec3(0.004, 0.012, 0.014);
  return v;
}
float cone(vec2 away, float y, float root, float tip, float fat) {
  return (length(away) - fat * clamp((y - tip) / (root - tip), 0.0, 1.3)) * 0.85;
}
float map(vec3 p) {
  float wide = 1.5 + 0.25 * sway(p.z * 0.9 + seed * 2.0);
  float d = wide - length((p.xy - vec2(0.3 * sway(p.z * 0.55 + seed), 0.0)) * vec2(0.66, 1.25));
  d = min(min(d, 6.5 - p.z), p.y + 0.66 + 0.14 * sway(p.x * 1.6 + seed) * sway(p.z * 1.3) - 0.14 * smoothstep(0.3,
    1.1, abs(p.x)));
  float row = floor(p.z / 0.7);
  for (int k = 0; k < 2; k++) {
    vec3 r = vec3(hash(vec2(row, 3.0)), hash(vec2(row, 7.0)), hash(vec2(row, 11.0)));
    float side = r.x > 0.5 ? 1.0 : -1.0, gone = step(0.0, row) * 9.0 - 9.0;
    vec2 q = vec2(p.x - r.y * 0.9 * side - 0.25 * side + gone, p.z - (row + 0.5) * 0.7);
    d = blend(d, cone(q, p.y, 1.0, mix(0.6, -0.15, r.z), 0.16 + 0.12 * r.x), 0.14);
    q.x = p.x + side * (0.5 + 0.6 * r.z) + gone;
    d = blend(d, cone(q, p.y, -0.95, mix(-0.45, 0.15, r.y), 0.24), 0.14);
    row += fract(p.z / 0.7) > 0.5 ? 1.0 : -1.0;
  }
  return (d + bumps(p) * 0.12) * 0.85;
}
Skin skin(vec3 p, vec3 n) { return rock(p, n, 0.35); }
