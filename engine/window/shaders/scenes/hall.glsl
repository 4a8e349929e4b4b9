View view() {  // dressed stone: arch behind arch, warm near and cold far
  View v = plain_view();
  v.aim.y = 0.08;
  v.far = vec3(0.0, 0.1, 7.6);
  return v;
}
float inner(vec2 q) { return q.y > 0.25 ? length(q - vec2(0.0, 0.25)) : abs(q.x); }  // how far from the arch's middle
float along(float z) { return z - clamp(floor(z / 1.5 + 0.5), 0.0, 4.0) * 1.5; }
float map(vec3 p) {
  float z = along(p.z), r = inner(p.xy), d = min(0.98 - r, p.y + 0.85);
  float arch = max(0.78 - r, abs(z) - 0.16);
  float foot = slab(vec3(abs(p.x) - 0.86, p.y + 0.80, z), vec3(0.15, 0.10, 0.21), 0.02);
  return min(min(d, arch), min(foot, 9.5 - p.z));
}
Skin skin(vec3 p, vec3 n) {
  if (p.y < -0.83) return flags(p);
  float a = p.y > 0.25 ? atan(p.y - 0.25, abs(p.x)) + 0.25 : p.y;
  if (abs(along(p.z)) > 0.17 || inner(p.xy) > 0.97) return blocks(vec2(p.z, a) / vec2(0.42, 0.20), 0.5, 0.1);
  float f = abs(fract(a * 3.6) - 0.5), tone = 0.8 + 0.4 * hash(vec2(floor(a * 3.6), floor(p.z + 0.5)));
  return Skin(STONE * 1.1 * tone * mix(0.4, 1.0, smoothstep(0.5, 0.44, f)), 0.5, 0.1, NIGHT);
}
