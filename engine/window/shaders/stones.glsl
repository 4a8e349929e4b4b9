vec3 stones(vec2 q) {  // irregular flagstones, each with its own tone, worn rounded edges, damp joints
  q += (vec2(fbm(q * 0.9), fbm(q * 0.9 + 17.0)) - 0.5) * 0.55;
  float row = floor(q.y), off = hash(vec2(row, 3.0)), stretch = 0.72 + 0.5 * hash(vec2(row, 9.0));
  vec2 c = vec2((q.x + off * 3.0) * stretch, q.y), id = floor(c), f = fract(c) - 0.5;
  f += (fbm(q * 4.0) - 0.5) * 0.06;
  float d = box(f, vec2(0.485, 0.475), 0.12), tone = 0.72 + 0.5 * hash(id + 5.0);
  float body = smoothstep(0.0, -0.05, d), lip = smoothstep(-0.13, -0.03, d) * (f.y > 0.0 ? 1.0 : -0.9);
  float grain = 0.80 + 0.40 * fbm(q * 6.0 + id * 3.0);
  vec3 stone = mix(vec3(0.255, 0.243, 0.235), vec3(0.20, 0.225, 0.225), hash(id)) * tone * grain + lip * 0.035;
  return mix(vec3(0.085, 0.085, 0.088), stone, body);
}
