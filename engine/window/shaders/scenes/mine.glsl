#define AIR
View view() {  // props, rails and a barrow left where it stood
  View v = plain_view();
  v.aim.y = -0.08;
  v.lamp = vec3(-0.42, 0.28, 0.55);
  v.power = 1.9;
  v.far = vec3(0.2, 0.1, 8.0);
  return v;
}
float every(float z) { return z - clamp(floor(z / 1.3 + 0.5), 0.0, 5.0) * 1.3; }
float cart(vec3 p) {
  p -= vec3(0.12, -0.42, 2.15);
  float wide = 0.36 + 0.22 * p.y, d = slab(p, vec3(wide, 0.22, 0.40), 0.02);
  d = max(d, -slab(p - vec3(0.0, 0.12, 0.0), vec3(wide - 0.05, 0.2, 0.35), 0.01));
  d = min(d, egg(p - vec3(0.0, 0.12, 0.0), vec3(0.33, 0.24, 0.36)) + 0.03 * sway(p.x * 22.0) * sway(p.z * 19.0));
  return min(d, drum((vec3(abs(p.x) - 0.30, p.y + 0.27, abs(p.z) - 0.24)).yxz, 0.11, 0.03));
}
float wooden(vec3 p) {
  float z = every(p.z), x = abs(p.x), lean = 0.03 * sway(p.z * 2.0 + seed);
  float d = slab(vec3(x - 0.80 + 0.08 * p.y, p.y, z + lean), vec3(0.085, 0.85, 0.085), 0.02);
  d = min(d, slab(vec3(p.x, p.y - 0.66, z + lean), vec3(0.98, 0.10, 0.10), 0.02));
  d = min(d, rod(vec3(x, p.y, z), vec3(0.72, 0.30, 0.0), vec3(0.42, 0.60, 0.0), 0.045));
  float tie = p.z - 0.42 * floor(p.z / 0.42 + 0.5);
  return min(d, slab(vec3(p.x - 0.1, p.y + 0.79, tie), vec3(0.52, 0.035, 0.08), 0.01));
}
float iron(vec3 p) {
  float rails = length(max(abs(vec2(abs(p.x - 0.1) - 0.31, p.y + 0.73)) - vec2(0.025, 0.035), 0.0)) - 0.005;
  vec3 q = p - vec3(-0.42, 0.28, 1.05);
  return min(min(rails, cart(p)), min(drum(q, 0.075, 0.11), rod(q, vec3(0.0, 0.1, 0.0), vec3(0.0, 0.34, 0.25), 0.012)));
}
float map(vec3 p) {
  float d = min(min(1.02 - abs(p.x) + 0.12 * p.y, 0.82 - p.y), min(p.y + 0.80, 9.0 - p.z)) + bumps(p) * 0.10;
  return min(d * 0.85, min(wooden(p), iron(p)));
}
Skin skin(vec3 p, vec3 n) {
  if (iron(p) < 0.01) {
    float lamp = smoothstep(0.13, 0.10, length(p - vec3(-0.42, 0.28, 1.05)));
    bool ore = p.y > -0.28 && p.z > 1.5;
    return Skin(ore ? STONE * 0.7 : vec3(0.26, 0.20, 0.165), 0.5, 0.35, lamp * vec3(2.2, 1.35, 0.55));
  }
  if (wooden(p) < 0.01) return timber(p, abs(p.y - 0.66) < 0.11 || p.y < -0.7 ? vec3(1, 0, 0) : vec3(0, 1, 0));
  return rock(p, n, 0.08);
}

vec3 air(vec3 c, vec3 from, vec3 ray, float t) { return c + WARM * 0.030 * halo(from, ray, t, vec3(-0.42, 0.28, 1.0)); }
