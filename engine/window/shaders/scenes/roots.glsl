vec4 grows[9];  // where a root comes down, how thick, how it winds
View view() {  // they have come through the roof to see what is down here
  for (int k = 0; k < 9; k++) {
    float x = (odd(k, 0.1) - 0.5) * 2.2;
    grows[k] = vec4(x + 0.25 * sign(x), 0.1 + 0.36 * float(k), k % 3 == 0 ? 0.11 + 0.05 * odd(k, 0.5) :
      0.03 + 0.03 * odd(k, 0.5), 6.28 * odd(k, 0.9));
  }
  View v = plain_view();
  v.lamp = vec3(-0.45, -0.1, -0.9);
  v.power = 2.3;
  v.far = vec3(0.2, 0.2, 4.6);
  v.hue = vec3(0.34, 0.50, 0.44) * 2.4;
  v.haze = 0.07;
  return v;
}
float roots(vec3 p) {
  float d = 9.0;
  for (int k = 0; k < 9; k++) {
    vec4 g = grows[k];
    float y = p.y + 0.8;
    vec3 wave = sway(p.y * vec3(2.2, 6.0, 2.7) + g.w * vec3(1.0, 3.0, 2.0));
    vec2 q = p.xz - g.xy - vec2(0.16 * wave.x + 0.05 * wave.y + g.x * 0.25 * (0.8 - y), 0.12 * wave.z);
    float thick = g.z * (0.45 + 0.38 * y + 0.9 * exp(-6.0 * max(y, 0.0)) * step(0.045, g.z));
    d = blend(d, length(q) - thick * smoothstep(0.0, 0.5, p.y + 0.75 - max(1.0 - g.z * 9.0, -0.6) * 0.9), 0.07);
  }
  return d * 0.72;
}
float map(vec3 p) {
  float d = 1.5 - length((p.xy - vec2(0.15 * sway(p.z + seed), 0.0)) * vec2(0.80, 1.2));
  d = min(min(d, p.y + 0.78), 5.4 - p.z) + 0.11 * bumps(p);
  return min(d * 0.8, roots(p));
}
Skin skin(vec3 p, vec3 n) {
  if (roots(p) < 0.012) {
    float bark = noise(vec2(p.x * 26.0 + p.z * 22.0, p.y * 4.0));
    return Skin(mix(vec3(0.25, 0.165, 0.10), vec3(0.56, 0.42, 0.28), bark), 0.8, 0.1, NIGHT);
  }
  float soil = flow(p * 5.0, n);
  Skin s = rock(p, n, 0.1);
  s.tone = mix(vec3(0.20, 0.145, 0.10), vec3(0.36, 0.27, 0.19), soil);
  return s;
}
