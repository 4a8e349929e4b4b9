#define AIR
View view() {  // drowned trees in a mist, and a light that is nobody's
  View v = plain_view();
  v.eye = vec3(0.0, 0.0, -1.6);
  v.aim = vec3(0.0, 0.02, 4.0);
  v.lamp = vec3(-0.4, 0.0, -0.9);
  v.power = 1.8;
  v.far = vec3(0.9 - 1.8 * dice(8.0), 1.5, 9.0);
  v.hue = vec3(0.34, 0.52, 0.50) * 3.2;
  v.haze = 0.085;
  v.pool = -0.52;
  v.deep = vec3(0.008, 0.014, 0.010);
  return v;
}
float tree(vec3 p, float k) {
  if (length(p.xz) > 1.0) return length(p.xz) - 0.8;
  float lean = odd(int(k), 0.3) * 0.5 - 0.25, w = 0.11 * clamp(1.0 - 0.42 * (p.y + 0.5), 0.25,
    1.4) + 0.05 * smoothstep(-0.2, -0.7, p.y);
  p.x -= lean * p.y * p.y * 0.5 + 0.05 * sway(p.y * 4.0 + k);
  float d = length(p.xz) - w;
  for (int i = 0; i < 4; i++) {
    float s = mod(float(i), 2.0) * 2.0 - 1.0, h = 0.15 + 0.28 * float(i), r = odd(i + int(k) * 4, 0.1);
    vec3 mid = vec3(s * (0.22 + 0.14 * r), h + 0.14, (r - 0.5) * 0.4);
    d = min(d, min(rod(p, vec3(0.0, h, 0.0), mid, 0.03), rod(p, mid, mid + vec3(s * 0.16, 0.30 - 0.2 * r, 0.0),
      0.016)));
  }
  return d * 0.85;
}
float map(vec3 p) {
  float k = clamp(floor(p.z / 1.5 + 0.3), 0.0, 3.0), side = mod(k, 2.0) * 2.0 - 1.0;
  float d = tree(p - vec3(side * (0.55 + 0.3 * odd(int(k), 0.0)), 0.0, k * 1.5 + 0.5), k);
  float mud = p.y + 0.60 - 0.12 * sway(p.x * 1.9 + seed) * sway(p.z * 1.5 + 1.0) - 0.22 * smoothstep(0.5, 1.4,
    abs(p.x + 0.2 * sway(p.z * 2.0)));
  return min(d, mud * 0.8);
}
Skin skin(vec3 p, vec3 n) {
  if (p.y < -0.30 && n.y > 0.4) return Skin(mix(vec3(0.16, 0.15, 0.09), vec3(0.20, 0.24, 0.11), noise(p.xz * 7.0)),
    1.0, 0.3, NIGHT);
  float bark = noise(vec2(atan(p.x, p.z) * 9.0, p.y * 2.0) + p.xz * 14.0);
  return Skin(mix(vec3(0.15, 0.125, 0.10), vec3(0.30, 0.27, 0.22), bark), 0.9, 0.1, NIGHT);
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  float s = (4.0 - from.z) / ray.z, y = from.y + ray.y * s;
  float mist = smoothstep(0.9, 0.0, abs(y + 0.35)) * (0.45 + 0.55 * noise(vec2((from + ray * s).x * 1.3, y * 4.0)));
  c = mix(c, vec3(0.15, 0.22, 0.20), 0.5 * mist * smoothstep(1.0, 5.0, t));
  float moon = length(ray - normalize(vec3(0.9 - 1.8 * dice(8.0), 1.5, 10.6)));
  if (t > 13.0) c += vec3(0.55, 0.72, 0.70) * smoothstep(0.062, 0.052, moon) * (0.7 + 0.4 * noise(ray.xy * 40.0));
  vec3 wisp = vec3(0.25 * sin(seed), -0.22, 1.4);
  c += vec3(0.35, 0.85, 0.55) * (0.022 * halo(from, ray, t, wisp) + 0.012 * halo(from, ray, t, vec3(-0.9, -0.1, 3.2)));
  vec2 q = ray.xy / ray.z;
  for (int i = 0; i < 26; i++) {  // reeds before all else
    float foot = (odd(i, 0.15) - 0.5) * 1.8, high = -0.46 + 0.75 * odd(i, 0.6) * abs(foot), bend = 0.5 * (odd(i,
      0.8) - 0.5);
    float h = clamp((q.y + 0.75) / (high + 0.75), 0.0, 1.0), x = q.x - foot - bend * h * h * 0.4;
    float a = smoothstep(0.013 * (1.1 - h) + px_wide(), 0.013 * (1.1 - h), abs(x)) * step(q.y, high) * step(from.z,
      -1.0);
    c = mix(c, mix(vec3(0.010, 0.014, 0.008), vec3(0.20, 0.15, 0.06), smoothstep(0.0, 0.01, x) * h), a * step(0.3,
      abs(foot)));
  }
  return c;
}
