#define BEVEL 0
vec4 paint(Spot s) {  // water over the floor: slow bands, light that plays on it; knob.x is how deep
  vec2 q = s.q + 14.0 * vec2(fbm(s.q * 0.010), fbm(s.q * 0.010 + 9.0));
  float swell = fbm(q * vec2(0.008, 0.022) + seed), lines = noise(vec2(q.x * 0.018, q.y * 0.16) + seed);
  float play = abs(fbm(q * vec2(0.016, 0.040) + 5.0) - 0.5), glint = smoothstep(0.72, 0.90, lines);
  vec3 col = mix(vec3(0.035, 0.105, 0.120), vec3(0.085, 0.215, 0.225), swell) + glint * vec3(0.10, 0.17, 0.17);
  col += vec3(0.20, 0.32, 0.31) * smoothstep(0.022, 0.0, play) * 0.55;
  return vec4(col, 0.42 + 0.40 * knob.x + 0.12 * glint);
}
