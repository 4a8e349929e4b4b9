View view() {  // yellow clay to the shin, and the prints of something large
  View v = plain_view();
  v.eye = vec3(0.0, 0.15, -1.6);
  v.aim = vec3(0.0, -0.25, 4.0);
  v.lamp = vec3(0.7, 0.1, -0.5);
  v.power = 2.2;
  v.far = vec3(-0.4, 0.3, 5.0);
  v.hue = COLD * 2.6;
  v.haze = 0.055;
  v.pool = -0.72;
  v.deep = vec3(0.055, 0.040, 0.016);
  return v;
}
float print_at(vec2 q) {  // a pad and three toes, pressed in
  float d = length(q * vec2(1.0, 0.9)) - 0.12;
  for (int k = -1; k < 2; k++) d = min(d, length(q - vec2(0.115 * float(k), 0.20 - 0.035 * abs(float(k)))) - 0.055);
  return smoothstep(0.03, -0.03, d);
}
float map(vec3 p) {
  float d = 1.65 - length((p.xy - vec2(0.2 * sway(p.z * 0.7 + seed), 0.0)) * vec2(0.72, 1.2)) + 0.12 * bumps(p);
  float mud = p.y + 0.66 + 0.05 * weave(vec3(p.x * 2.1, seed, p.z * 1.9)) - 0.16 * smoothstep(0.55, 1.4,
    abs(p.x)) + 0.13 * smoothstep(1.0, 0.3, length((p.xz - vec2(-0.15, 1.7)) * vec2(1.0, 0.8)));
  float step_no = floor(p.z / 0.5), side = mod(step_no, 2.0) - 0.5;
  vec2 q = vec2(p.x - 0.28 - 0.42 * side - 0.16 * p.z, p.z - (step_no + 0.5) * 0.5);
  mud += 0.075 * print_at(q) - 0.02 * smoothstep(0.24, 0.16, length(q - vec2(0.0, 0.05)));
  mud -= 0.014 * sway(p.x * 13.0 + 3.0 * sway(p.z * 2.1)) * smoothstep(0.4, 0.9, abs(p.x));
  return min(min(d * 0.85, mud * 0.8), 6.0 - p.z);
}
Skin skin(vec3 p, vec3 n) {
  float daub = smoothstep(0.1, -0.5, p.y + 0.5 * flow(p * 2.0, n));
  Skin s = rock(p, n, 0.25);
  return Skin(mix(s.tone, mix(vec3(0.44, 0.29, 0.10), vec3(0.66, 0.47, 0.20), flow(p * 4.0, n)), daub), mix(1.0, 0.25,
    daub), mix(0.2, 0.85, daub), NIGHT);
}
