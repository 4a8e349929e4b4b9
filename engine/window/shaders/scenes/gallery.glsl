View view() {  // a river made it, straight as a thought, and went to live lower down
  View v = plain_view();
  v.eye = vec3(0.0, -0.08, -1.7);
  v.aim = vec3(0.0, 0.02, 4.0);
  v.lamp = vec3(0.5, -0.35, -1.0);
  v.power = 2.6;
  v.far = vec3(0.05, 0.05, 8.6);
  v.hue = COLD * 4.0;
  return v;
}
float map(vec3 p) {
  vec2 scoop = vec2(atan(p.x, p.y + 0.15) * 2.6, p.z * 2.4 + seed);  // the hollows that flowing water leaves
  float s = abs(fract(scoop.x + 0.5 * step(1.0, mod(scoop.y, 2.0))) - 0.5), t = abs(fract(scoop.y) - 0.5);
  float d = 1.12 - length((p.xy + vec2(0.0, 0.10)) * vec2(0.84, 1.12)) - 0.14 * (s * s + t * t) + 0.03 * weave(p * 1.7);
  float shelf = 0.07 * smoothstep(0.02, -0.02, abs(p.y + 0.42) - 0.05);
  d -= shelf;
  return min(min(d, p.y + 0.76 + 0.015 * sway(p.z * 16.0 + 2.0 * sway(p.x * 3.0))), 9.6 - p.z) * 0.75;
}
Skin skin(vec3 p, vec3 n) {
  Skin s = rock(p, n, 0.1);
  if (p.y < -0.72) s.tone = mix(vec3(0.50, 0.42, 0.30), vec3(0.36, 0.30, 0.22), noise(p.xz * 12.0));
  return s;
}
