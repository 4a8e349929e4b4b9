#define AIR
vec4 hang[16];  // where an icicle hangs, how low, how fat
View view() {  // a well of cold; all that was wet has stopped
  for (int k = 0; k < 16; k++) {
    float r = odd(k, 0.8), x = (odd(k, 0.1) - 0.5) * 2.5;
    hang[k] = vec4(x, 0.1 + 0.20 * float(k), mix(0.65, -0.25, r * r) + 0.25 * step(abs(x), 0.3), mix(0.09, 0.14,
      odd(k, 0.4)));
  }
  View v = plain_view();
  v.lamp = vec3(0.55, -0.1, -0.95);
  v.power = 1.9;
  v.far = vec3(-0.1, 0.3, 4.4);
  v.hue = vec3(0.30, 0.55, 0.80) * 3.0;
  v.haze = 0.07;
  v.pool = -0.70;
  v.deep = vec3(0.05, 0.085, 0.11);
  return v;
}
float icicles(vec3 p) {
  float d = 9.0;
  for (int k = 0; k < 16; k++) {
    vec4 i = hang[k];
    d = min(d, max((length(p.xz - i.xy) - i.w * (p.y - i.z)) * 0.85, i.z - p.y));
  }
  return d;
}
float map(vec3 p) {
  float d = 1.5 - length((p.xy - vec2(0.15 * sway(p.z + seed), 0.0)) * vec2(0.72, 1.3));
  d = min(d, p.y + 0.78 - 0.42 * smoothstep(0.45, 1.3, abs(p.x + 0.15 * sway(p.z * 1.7 + seed))) + 0.03 * weave(p *
    4.0));
  d = (min(d, 5.4 - p.z) + bumps(p) * 0.12) * 0.8;
  return blend(d, icicles(p), 0.07);
}
Skin skin(vec3 p, vec3 n) {
  float ice = smoothstep(0.15, 0.5, flow(p * 3.0, n) + 0.6 * n.y * step(p.y, 0.0) + 0.25 * step(0.0, p.y));
  Skin s = rock(p, n, 0.3);
  vec3 blue = mix(vec3(0.40, 0.60, 0.74), vec3(0.78, 0.86, 0.90), flow(p * 9.0, n));
  return Skin(mix(s.tone * vec3(0.7, 0.8, 0.95), blue, ice), mix(0.8, 0.25, ice), mix(0.3, 0.8, ice), vec3(0.012,
    0.028, 0.042) * ice);
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {  // frost that hangs and glitters
  vec2 q = ray.xy / ray.z;
  for (int i = 0; i < 22; i++) {
    vec2 at = vec2(odd(i, 0.0), fract(float(i) * 0.387 + seed * 0.71)) * vec2(1.6, 1.1) - vec2(0.8, 0.5);
    c += vec3(0.75, 0.92, 1.0) * 0.7 * smoothstep(0.008, 0.001, length(q - at)) * odd(i, 0.5);
  }
  return c;
}
