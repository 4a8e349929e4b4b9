vec3 beyond(vec2 p) {  // the far chamber: cold light falling from the left
  float shaft = smoothstep(0.15, 0.0, abs(p.x + 0.05 - p.y * 0.30)) * smoothstep(-0.22, 0.20, p.y);
  float glow = smoothstep(0.40, 0.0, length(p * vec2(0.8, 1.1) + vec2(0.02, -0.03)));
  return mix(vec3(0.03, 0.065, 0.08), vec3(0.27, 0.44, 0.45), glow) * (0.85 + 0.3 * rough(p * 12.0)) + AIR * shaft * 0.4;
}
vec3 ground(vec2 p) {  // wet floor: rock between puddles that hold the far light
  float z = 0.42 / max(-p.y, 0.03), depth = clamp((z - 0.9) / 3.2, 0.0, 1.0);
  vec2 q = vec2(p.x * z * 4.0, z * 5.0);
  float pool = smoothstep(0.52, 0.56, rough(q * 0.42 + 3.0) - 0.25 * abs(p.x * z));
  vec3 c = rock(q * 1.2, vec2(0.0, 0.8), 0.3) * lamp(depth) * 0.9;
  vec3 mirror = beyond(vec2(p.x + 0.012 * sin(p.y * 190.0), -p.y - 0.16)) * 0.85 + WARM * 0.03;
  return mix(c, mirror, pool * 0.85);
}
vec3 scene(vec2 p) {  // mouths of rock one behind the other, dripstone above and below, a wet floor
  vec4 seen = vec4(0.0, 0.0, 0.0, 1.0);
  vec2 eye = vec2((hash(vec2(1.0, 2.0)) - 0.5) * 0.34, 0.03);
  for (int i = 0; i < 5; i++) {
    float f = float(i), z = 1.0 / (1.0 + f * 0.62), depth = f / 4.4, id = f * 9.7;
    float sway = (hash(vec2(id, 4.0)) - 0.5) * 0.40 * z * step(0.5, f);
    vec2 q = (p - eye * (1.0 - z) - vec2(sway, 0.0)) / z;
    float edge = 0.24 * (noise(q * 2.1 + id) - 0.5) + 0.07 * (noise(q * 7.0 + id) - 0.5);
    float d = length(vec2(q.x * 0.66, q.y * 0.95)) - 0.45 - edge;
    float up = drip(q.x * 3.4 + id, id) * 0.42 * smoothstep(-0.05, 0.22, q.y);
    float low = drip(q.x * 3.0 + 3.0 + id, id + 5.0) * 0.34 * smoothstep(0.0, -0.2, q.y) * smoothstep(0.1, 0.4, abs(q.x));
    float stone = d + up + low, a = cut(-stone * z);
    if (a > 0.0) {
      float lip = exp(-max(stone, 0.0) * 9.0);
      vec2 sun = normalize(vec2(0.0, -0.12) - q);
      vec3 c = rock(q * vec2(6.0, 3.6) + id, sun * (0.4 + 0.6 * lip), 0.4);
      lay(seen, c * lamp(depth) * (0.42 + 0.95 * lip) * mix(1.0, 1.25, depth), a);
    }
    if (q.y < -0.44) lay(seen, ground(p - eye), 1.0);
    lay(seen, AIR, 0.045 + 0.06 * smoothstep(0.5, 0.0, length(p - eye)));
    if (seen.a < 0.02) break;
  }
  lay(seen, beyond(p - eye), 1.0);
  return seen.rgb;
}
