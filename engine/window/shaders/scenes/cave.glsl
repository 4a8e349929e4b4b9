vec3 rock(vec2 q, float wet) {  // water-worn limestone
  float n = fbm(q * 1.2 + 2.0 * fbm(q * 0.6)), ridge = abs(fbm(q * 2.6 + n) - 0.5) * 2.0;
  vec3 c = mix(vec3(0.30, 0.26, 0.225), vec3(0.52, 0.46, 0.39), n) * (0.55 + 0.75 * ridge);
  return c * mix(1.0, 0.72, wet) + wet * 0.05 * smoothstep(0.62, 0.85, fbm(q * 7.0));
}
vec3 scene(vec2 p) {  // layers of jagged openings, dripstone above and below, a cold glow far back
  vec3 warm = vec3(1.0, 0.68, 0.38), cold = vec3(0.26, 0.50, 0.56);
  for (int i = 0; i < 5; i++) {
    float depth = float(i) / 4.0, z = 1.0 / (1.0 + float(i) * 0.62), id = float(i) * 9.7 + seed * 0.31;
    vec3 lamp = warm * exp(-depth * 2.7) + cold * (0.06 + 0.40 * depth * depth);
    float sway = (noise(vec2(id, 4.0)) - 0.5) * 0.34 * (1.0 - z);
    vec2 q = vec2(p.x - sway, p.y + 0.05);
    float angle = atan(q.y, q.x * 0.78);
    float mouth = (0.60 + 0.13 * (noise(vec2(angle * 2.3, id)) - 0.5) + 0.20 * (fbm(q * 3.2 / z + id) - 0.5)) * z;
    float teeth = 0.0;
    for (int side = -1; side <= 1; side += 2) {  // dripstone hangs from above and stands below
      float cell = floor(q.x / z * 6.0 + id), within = fract(q.x / z * 6.0 + id) - 0.5;
      float reach = (0.10 + 0.26 * hash(vec2(cell, id + float(side)))) * z * step(0.42, hash(vec2(cell + 3.0, id)));
      float edge = float(side) * q.y - (mouth * 0.80 - reach * (1.0 - abs(within) * 2.3));
      teeth = max(teeth, step(0.0, edge) * step(0.001, reach));
    }
    float wall = length(vec2(q.x * 0.78, q.y)) - mouth;
    if (wall > 0.0 || teeth > 0.5) {
      float rim = smoothstep(0.10 * z, 0.0, abs(wall));
      vec3 c = rock(p / z * 3.4 + id, smoothstep(-0.1, -0.5, p.y));
      c *= mix(0.62, 1.15, smoothstep(0.55, -0.35, p.y)) * (0.72 + 0.55 * rim * smoothstep(0.0, 0.5, fbm(q * 9.0)));
      return c * lamp;
    }
  }
  float glow = smoothstep(0.34, 0.0, length(p - vec2(0.02, -0.03)));
  return mix(vec3(0.035, 0.075, 0.09), vec3(0.26, 0.44, 0.45), glow) * (0.85 + 0.3 * fbm(p * 14.0));
}
