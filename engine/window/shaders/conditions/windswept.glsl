#define OVER -1.0
vec4 edge(Side s) { return vec4(0.0); }
vec4 whole(Place p) {  // what the wind carries through: streaks that curl, grit and torn leaves
  vec4 c = vec4(0.0);
  for (int k = 0; k < 12; k++) {
    if (!stays(k, p.left)) continue;
    float f = float(k), start = p.dim.x * (0.9 * dice(f, seed) - 0.12), span = 80.0 + 90.0 * dice(seed, f);
    float y = 34.0 + (p.dim.y - 76.0) * (f + 0.5) / 12.0;
    y += 7.0 * sin(p.q.x * 0.030 + f * 2.4) + 3.0 * sin(p.q.x * 0.075 + f);
    float part = (p.q.x - start) / span, taper = smoothstep(0.0, 0.35, part) * smoothstep(1.0, 0.75, part);
    vec2 o = p.q - vec2(start + span * 0.86, 0.0) - vec2(0.0, y - 6.5);
    float curl = abs(length(o) - 6.5 + 1.6 * atan(o.y, o.x) / 3.1416) - 0.5;
    float line = smoothstep(1.7, 0.1, abs(p.q.y - y)) * taper;
    line = max(line, 0.8 * smoothstep(1.0, 0.0, curl) * step(-2.0, o.x) * step(o.y, 7.0));
    float veil = exp(-abs(p.q.y - y) * 0.16) * taper * 0.16;
    c = lay(c, vec4(0.78, 0.90, 0.90, 0.50 * line + veil));
    vec2 leaf_at = spun(p.q - vec2(start + span * (0.2 + 0.5 * dice(f, 3.0)), y + 5.0 * (dice(f, 9.0) - 0.5)), f * 1.9);
    if (mod(f, 2.0) < 0.5) c = lay(c, solid(leaf(leaf_at, 7.0, 0.36), vec3(0.50, 0.42, 0.24)));
  }
  return c;
}
