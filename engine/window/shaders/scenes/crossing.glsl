View view() {  // ways that part, and arrows that do not agree
  View v = plain_view();
  v.eye = vec3(0.0, -0.05, -1.7);
  v.aim = vec3(0.0, -0.02, 4.0);
  v.lamp = vec3(0.1, 0.15, -0.75);
  v.power = 2.3;
  v.far = vec3(2.7 * (dice(3.0) > 0.5 ? 1.0 : -1.0), 0.05, 4.2);
  v.hue = COLD * 3.6;
  return v;
}
float bore(vec3 p, vec2 dir, float r) {  // a level tunnel from the crossing outwards
  float along = dot(p.xz - vec2(0.0, 0.2), dir), across = dot(p.xz - vec2(0.0, 0.2), vec2(dir.y, -dir.x));
  return max(length(vec2(across, (p.y + 0.12) * 0.92)) - r, -along - 0.3);
}
float map(vec3 p) {
  float d = min(bore(p, vec2(0.60, 0.80), 0.60), bore(p, vec2(-0.60, 0.80), 0.60));
  d = blend(blend(d, length((p - vec3(0.0, -0.1, 0.0)) * vec3(0.85, 1.05, 0.85)) - 0.98, 0.2),
    max(length(p.xy * vec2(0.75, 0.95)) - 0.98, p.z - 0.3), 0.3);
  d = blend(-d, p.y + 0.72, 0.15) + 0.085 * bumps(p);
  vec3 q = p - vec3(-0.02, -0.72, 0.72);  // a way-mark of flat stones
  for (int k = 0; k < 4; k++) {
    float y = 0.06 + 0.10 * float(k);
    d = min(d, egg(q - vec3(0.05 * (odd(k, 0.2) - 0.5), y, 0.0), vec3(0.20 - 0.035 * float(k), 0.055,
      0.16 - 0.025 * float(k))));
  }
  return d * 0.8;
}
float line_to(vec2 p, vec2 a, vec2 b) { return rod(vec3(p, 0.0), vec3(a, 0.0), vec3(b, 0.0), 0.0); }
float arrow(vec2 p, float way) {
  p.x *= way;
  float d = min(line_to(p, vec2(-0.19, 0.0), vec2(0.19, 0.0)), min(line_to(p, vec2(0.19, 0.0), vec2(0.08, 0.10)),
    line_to(p, vec2(0.19, 0.0), vec2(0.08, -0.10))));
  return smoothstep(0.030, 0.014, d + 0.008 * noise(p * 60.0));
}
Skin skin(vec3 p, vec3 n) {
  Skin s = rock(p * 1.3, n, 0.15);
  if (p.z > 0.5 && abs(p.x) < 0.5) {
    float chalk = max(max(arrow(p.xy - vec2(-0.03, 0.34), 1.0), arrow(p.xy - vec2(0.03, 0.12), -1.0)),
      arrow(turn(0.9) * (p.xy - vec2(0.0, -0.1)), 1.0));
    s.tone = mix(s.tone, vec3(0.95, 0.92, 0.84), chalk * 0.9);
  }
  return s;
}
