#define BEVEL 0
float tongue(vec2 q, float h, float wide, float high, float salt) {  // how far inside a row of flames, 0 at their edge
  float x = q.x * wide + 1.1 * (fbm(q * vec2(0.020, 0.012) + salt) - 0.5) * (1.0 + 5.0 * h), cell = floor(x);
  float reach = high * (0.40 + 0.75 * hash(vec2(cell, salt))), up = h / max(reach, 0.02);
  float body = 1.0 - pow(abs(fract(x) - 0.5) * 2.0, 1.6) * (0.35 + 0.9 * up);
  return clamp((body - up) * 1.5, 0.0, 1.0);
}
vec4 paint(Spot s) {  // tongues that lick up from the lower edge, broad ones behind; knob.x is how high they reach
  vec2 q = s.q / clamp(s.dim.y / 160.0, 0.6, 1.6);
  float side = min(s.q.x, s.dim.x - s.q.x), brink = smoothstep(0.0, 16.0, side);
  float h = s.q.y / s.dim.y, high = knob.x * (0.55 + 0.45 * brink);
  float heat = max(tongue(q, h, 0.045, high, 4.0) * 0.75, tongue(q, h, 0.075, high * 0.66, 11.0));
  heat = max(heat, clamp(1.0 - h / (high * 0.24 * (0.7 + 0.6 * noise(q * vec2(0.08, 0.03)))), 0.0, 1.0));
  vec3 col = mix(vec3(0.70, 0.10, 0.02), vec3(1.0, 0.46, 0.08), smoothstep(0.02, 0.40, heat));
  col = mix(col, vec3(1.0, 0.86, 0.46), smoothstep(0.42, 0.95, heat));
  float foot = smoothstep(0.0, 9.0, s.q.y) * brink;
  return vec4(col, smoothstep(0.0, 0.30, heat) * (0.35 + 0.60 * heat) * foot);
}
