View view() {  // dressed steps going up to a door of cold light, and the side where the mountain shrugged
  View v = plain_view();
  v.eye = vec3(0.0, 0.0, -1.6);
  v.aim = vec3(0.0, 0.22, 4.0);
  v.lamp = vec3(-0.55, -0.2, -0.9);
  v.power = 2.2;
  v.far = vec3(0.0, 1.25, 4.6);
  v.hue = COLD * 2.8;
  v.haze = 0.06;
  return v;
}
float steps(vec3 p, out float no) {
  no = clamp(floor((p.z + 0.2) / 0.36), 0.0, 9.0);
  float high = -0.80 + 0.155 * (no + 0.0), next = high + 0.155 * step(no, 8.5);
  float wide = 0.98 - 0.03 * no - 0.40 * smoothstep(0.35, 0.75, hash(vec2(no, 6.0))) * step(0.0, p.x) * step(no, 7.5);
  float z = p.z + 0.2 - 0.36 * no, d = min(p.y - high, max(p.y - next, 0.36 - z) + 0.0);
  d = no < 0.5 && z < 0.0 ? max(p.y - high, -z - 0.0) : d;
  return max(d, (abs(p.x) - wide) * 0.8);
}
float inner(vec2 q) { return q.y > 0.0 ? length(q) : abs(q.x); }
float map(vec3 p) {
  float no, g = bumps(p), s = steps(p, no) * 0.6;
  float d = min(min(1.25 - abs(p.x) + 0.22 * g, 1.9 + 0.25 * p.z - p.y + 0.3 * g),
    p.y + 0.86 + 0.06 * g - 0.30 * smoothstep(0.5, 1.2, p.x) * smoothstep(-0.6, 1.4, p.z));
  d = min(d * 0.8, s);
  float r = inner(p.xy - vec2(0.0, 1.30));
  float front = max(max(0.46 - r, 3.55 - p.z), p.z - 4.2), frame = max(max(r - 0.62, 0.46 - r), abs(p.z - 3.5) - 0.12);
  d = min(d, min(front, frame));
  for (int k = 0; k < 5; k++) {
    vec3 q = p - vec3(0.62 + 0.45 * odd(k, 0.2), -0.72 + 0.10 * odd(k, 0.9), 0.15 + 0.34 * float(k));
    q.xy = turn(odd(k, 0.5) * 3.0) * q.xy;
    q.xz = turn(odd(k, 0.7) * 3.0) * q.xz;
    d = min(d, slab(q, vec3(0.19, 0.10, 0.14) * (0.6 + 0.8 * odd(k, 0.4)), 0.03));
  }
  return d;
}
Skin skin(vec3 p, vec3 n) {
  float no;
  if (steps(p, no) < 0.02) return blocks(vec2(p.x / 0.62 + no * 0.37, no + 0.5), 0.6, 0.15);
  if (p.z > 3.3 && inner(p.xy - vec2(0.0, 1.30)) < 0.64) return blocks(vec2(p.y > 1.3 ? atan(p.y - 1.3, p.x) * 4.0 :
    p.y * 4.0, 0.5), 0.5, 0.1);
  if (p.z > 3.4) return masonry(p, n, vec2(0.4, 0.2));
  return rock(p, n, 0.12);
}
