#define AIR
View view() {  // glass on a bench, and something in the glass that has not finished
  View v = plain_view();
  v.aim = vec3(0.0, -0.1, 4.0);
  v.lamp = vec3(0.75, 0.25, -0.3);
  v.power = 1.5;
  v.far = vec3(-0.55, 0.75, 3.4);
  v.hue = COLD * 2.2;
  return v;
}
const vec3 BREW_A = vec3(0.30, 1.05, 0.55), BREW_B = vec3(0.95, 0.35, 1.1), BREW_C = vec3(1.2, 0.62, 0.16);
float glass(vec3 p, out float which) {
  vec3 a = p - vec3(-0.62, -0.20, 0.72), b = p - vec3(0.02, -0.16, 0.80), c = p - vec3(0.60, -0.25, 0.66);
  float da = min(length(a) - 0.20, min(rod(a, vec3(0.0), vec3(0.0, 0.42, 0.0), 0.055), hoop((a - vec3(0.0, 0.42,
    0.0)).xzy, 0.06, 0.018)));
  float db = min(length(b) - 0.24, rod(b, vec3(0.0, 0.2, 0.0), vec3(0.10, 0.36, 0.0), 0.07));  // a retort with its beak
  db = min(db, rod(b, vec3(0.10, 0.36, 0.0), vec3(0.50, 0.10, -0.08), 0.034));
  float dc = max(length(c.xz) - 0.19 * clamp((0.30 - c.y) / 0.42, 0.25, 1.0), abs(c.y - 0.06) - 0.24) * 0.85;  // a cone
  which = da < db ? (da < dc ? 0.0 : 2.0) : (db < dc ? 1.0 : 2.0);
  return min(da, min(db, dc));
}
float bench(vec3 p) {
  float d = slab(p - vec3(0.0, -0.48, 0.85), vec3(1.25, 0.05, 0.42), 0.01);
  d = min(d, slab(vec3(abs(p.x) - 1.0, p.y + 0.72, p.z - 0.6), vec3(0.07, 0.22, 0.07), 0.01));
  vec3 q = p - vec3(-0.28, -0.40, 0.48);  // a book, and a rack over the wall
  q.xz = turn(0.4) * q.xz;
  d = min(d, slab(q, vec3(0.13, 0.035, 0.17), 0.01));
  d = min(d, slab(vec3(p.x - 0.55, abs(p.y - 0.48) - 0.20, p.z - 2.22), vec3(0.62, 0.025, 0.16), 0.0));
  return min(d, hoop((p - vec3(0.02, -0.34, 0.80)).xzy, 0.17, 0.02));
}
float jars(vec3 p) {
  float cell = floor(p.x / 0.2), row = p.y > 0.48 ? 1.0 : 0.0, h = 0.07 + 0.07 * hash(vec2(cell, row));
  vec3 q = vec3(p.x - (cell + 0.5) * 0.2, p.y - (row > 0.5 ? 0.70 : 0.30) - h, p.z - 2.18);
  float d = min(drum(q, 0.065, h), drum(q - vec3(0.0, h, 0.0), 0.035, 0.04));
  return max(min(d, 0.08), abs(p.x - 0.55) - 0.58);
}
float map(vec3 p) {
  float which, window = max(p.y > 0.7 ? length(p.xy - vec2(-0.55, 0.7)) - 0.34 : abs(p.x + 0.55) - 0.34, 0.15 - p.y);
  float d = min(min(1.6 - abs(p.x), p.y + 0.9), min(1.35 - p.y, max(2.4 - p.z, -window)));
  d = min(d, max(abs(p.z - 2.5) - 0.03, min(abs(p.x + 0.55), abs(p.y - 0.62)) - 0.022));
  return min(min(d, bench(p)), min(glass(p, which), jars(p)));
}
Skin skin(vec3 p, vec3 n) {
  float which;
  if (glass(p, which) < 0.01) {
    vec3 brew = which < 0.5 ? BREW_A : which < 1.5 ? BREW_B : BREW_C;
    float full = smoothstep(0.03, -0.01, p.y + (which < 0.5 ? 0.14 : which < 1.5 ? 0.12 : 0.18));
    float deep = max(-n.z, 0.0), froth = 0.75 + 0.5 * noise(p.xy * 26.0);
    return Skin(mix(vec3(0.10, 0.13, 0.14), brew * 0.2, full), 0.0, 1.6,
      full * brew * froth * (0.18 + 0.75 * deep * deep));
  }
  if (jars(p) < 0.01) return Skin(mix(vec3(0.16, 0.24, 0.22), vec3(0.44, 0.26, 0.15), hash(vec2(floor(p.x / 0.2),
    2.0))), 0.2, 0.7, NIGHT);
  if (bench(p) < 0.01) return timber(p, vec3(1, 0, 0));
  if (p.y < -0.88) return flags(p);
  return masonry(p, n, vec2(0.44, 0.22));
}
vec3 air(vec3 c, vec3 from, vec3 ray, float t) {
  c += 0.016 * (BREW_A * halo(from, ray, t, vec3(-0.62, -0.2, 0.62)) + BREW_B * halo(from, ray, t, vec3(0.02, -0.16,
    0.65)));
  return c + 0.016 * BREW_C * halo(from, ray, t, vec3(0.6, -0.25, 0.55));
}
