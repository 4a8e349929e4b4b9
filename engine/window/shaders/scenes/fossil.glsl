View view() {  // a sea that died on its side
  View v = plain_view();
  v.eye = vec3(-0.25, 0.0, -1.5);
  v.aim = vec3(0.35, 0.0, 2.0);
  v.lamp = vec3(-1.15, 0.55, -0.15);
  v.power = 2.5;
  v.far = vec3(2.4, 0.4, 2.2);
  v.hue = COLD * 2.4;
  v.haze = 0.03;
  return v;
}
float shell(vec2 q, float big) {  // how far a coiled shell stands out of the rock
  float r = length(q) / big, a = atan(q.y, q.x) / 6.28319, v = log(max(r, 0.02)) / 0.62 - a, f = fract(v);
  float tube = sqrt(max(1.0 - pow(abs(f * 2.0 - 1.0), 2.4), 0.0)), rib = 0.80 + 0.20 * sin((a + floor(v)) * 6.28319 *
    17.0);
  return tube * rib * (0.25 + 0.75 * r) * smoothstep(1.0, 0.97, r * exp(-0.62 * (a - 0.5) * 0.0)) * step(r, 1.0);
}
float relief(vec2 q) {
  vec2 a = q - vec2(0.10, 0.02), b = q - vec2(1.05, 0.38), c = q - vec2(-0.62, -0.40), e = q - vec2(0.95, -0.42);
  float tilt = seed * 0.7;
  vec4 d = vec4(length(a), length(b) * 1.55, length(c) * 1.9, length(e) * 1.8);
  float m = min(min(d.x, d.y), min(d.z, d.w));
  return m == d.x ? shell(turn(tilt) * a, 0.60) : m == d.y ? 0.7 * shell(turn(tilt + 2.0) * b, 0.38) :
    m == d.z ? 0.6 * shell(turn(-tilt) * c * vec2(-1.0, 1.0), 0.31) : 0.6 * shell(turn(tilt + 4.0) * e, 0.33);
}
float map(vec3 p) {
  float bed = 0.022 * sway(p.y * 17.0 + 1.5 * sway(p.x * 1.1 + seed)) + 0.012 * sway(p.y * 43.0 + 2.0 * p.x);
  float face = 0.75 + 0.25 * p.x * step(0.0, p.x) * 0.6 - p.z + bed + 0.05 * weave(p * 2.0 + seed);
  if (face < 0.3) face -= 0.13 * relief(p.xy);
  return min(face * 0.6, min(p.y + 0.80 + 0.06 * bumps(p), 1.2 - p.y));
}
Skin skin(vec3 p, vec3 n) {
  Skin s = rock(p, n, 0.15);
  float old = relief(p.xy), layer = noise(vec2(p.y * 14.0 + 1.5 * sway(p.x * 1.1 + seed), 1.0));
  if (p.y < -0.74) return s;
  s.tone = mix(mix(vec3(0.30, 0.29, 0.285), vec3(0.47, 0.41, 0.34), layer) * (0.7 + 0.5 * flow(p * 8.0, n)),
    vec3(0.66, 0.55, 0.40), smoothstep(0.05, 0.3, old));
  return s;
}
