// Looks into a place, which gives `View view()`, `float map(vec3)` (how far anything solid is) and
// `Skin skin(vec3, vec3)`; with AIR defined also `vec3 air(vec3 c, vec3 from, vec3 ray, float t)`, which adds what
// hangs in between.
#define ONE int(min(unit + 1.0, 1.0))  // never known before it runs, so that loops stay loops and compile fast
#ifndef AIR
vec3 air(vec3 c, vec3 from, vec3 ray, float t) { return c; }
#endif
vec2 shades(vec3 p, vec3 a, vec3 b, vec2 most) {  // how much of the lamp and of the far light reaches p
  vec2 s = vec2(1.0);
  for (int k = 0; k < 2 * ONE; k++) {
    float t = 0.06, end = k == 0 ? most.x : most.y;
    for (int i = 0; i < 14 * ONE; i++) {
      float d = map(p + (k == 0 ? a : b) * t);
      s[k] = min(s[k], 9.0 * d / t);
      t += clamp(d, 0.05, 0.5);
      if (s[k] < 0.02 || t > end) break;
    }
  }
  return clamp(s, 0.0, 1.0);
}
vec3 faces(vec3 p, float e) {  // which way a surface faces
  vec4 d = vec4(0.0);
  for (int k = 0; k < 4 * ONE; k++) d[k] = map(p + (k < 3 ? e * vec3(k == 0, k == 1, k == 2) : vec3(0.0)));
  return normalize(d.xyz - d.w + 1e-6);
}
float crease(vec3 p, vec3 n) {  // light is lost between surfaces that lie close
  float left = 1.0;
  for (int k = 0; k < 2 * ONE; k++) {
    float h = k == 0 ? 0.07 : 0.26;
    left *= 0.40 + 0.60 * clamp(map(p + n * h) / h, 0.0, 1.0);
  }
  return left;
}
vec3 lit(View v, vec3 p, vec3 ray, vec3 n) {
  Skin s = skin(p, n);
  vec3 f = p * 9.0, g = p * 30.0, flat_n = n;
  vec3 grain = vec3(noise(f.yz), noise(f.zx + 5.0), noise(f.xy + 9.0));
  grain += 0.6 * vec3(noise(g.yz), noise(g.zx), noise(g.xy));
  n = normalize(n + (grain - 0.8) * 0.42 * s.bump);
  vec3 a = v.lamp - p, b = v.far - p;
  float da = length(a), db = length(b), keen = mix(12.0, 46.0, s.wet);
  a /= da;
  b /= db;
  vec2 open = shades(p + flat_n * 0.02, a, b, vec2(da, db));
  vec3 warm = WARM * v.power * open.x / (0.7 + da * da), cold = v.hue * open.y / (0.7 + 0.22 * db * db);
  vec3 c = s.tone * (warm * (0.12 + 0.88 * max(dot(n, a), 0.0)) + cold * max(dot(n, b), 0.0));
  c += s.tone * (v.hue * 0.030 + WARM * v.power * 0.014 / (0.5 + 0.3 * da)) * (0.7 + 0.3 * n.y);
  c += s.wet * warm * pow(max(dot(n, normalize(a - ray)), 0.0), keen);
  c += s.wet * 1.5 * cold * pow(max(dot(n, normalize(b - ray)), 0.0), keen);
  return c * crease(p, flat_n) + s.own;
}
vec3 glance(View v, vec3 ray, out float edge) {
  vec3 from = v.eye, through = vec3(1.0), c = NIGHT;
  float t = 0.05, gone = 0.0, px = 1.4 / size.y, d, before;
  edge = 0.0;
  for (int leg = 0; leg < 2 * ONE; leg++) {  // the second leg is what still water mirrors
    float top = leg == 0 && ray.y < 0.0 ? (v.pool - from.y) / ray.y : 99.0;
    t = leg == 0 ? 0.05 : 0.02;
    before = 1.0;
    for (int i = 0; i < 60 * ONE; i++) {
      d = map(from + ray * t);
      if (d > before && before < px * (t + gone)) edge = 1.0;
      before = d;
      if (d < 0.0015 * t || t > 14.0 || t > top) break;
      t += d * 0.8;
    }
    if (t < top) break;
    t = top;
    vec3 p = from + ray * t, w = p * vec3(3.0, 1.0, 9.0);
    vec3 n = normalize(vec3(noise(w.xz) - 0.5, 14.0 + 3.0 * t, noise(w.xz + 31.0) - 0.5));
    float steep = pow(1.0 - max(-ray.y, 0.0), 3.0);
    c += through * (v.deep + v.hue * v.haze * 0.5 * halo(from, ray, t, v.far));
    through *= mix(0.35, 0.92, steep) * exp(-v.haze * t);
    ray = reflect(ray, n);
    from = p;
    gone = t;
  }
  vec3 seen = v.hue * 0.05;
  if (t < 14.0) {
    vec3 p = from + ray * t, n = faces(p, 0.004 + 0.002 * t);
    if (dot(n, ray) > -0.13) edge = 1.0;
    seen = lit(v, p, ray, n);
  }
  seen = mix(v.hue * 0.055, seen, exp(-v.haze * t)) + v.hue * v.haze * halo(from, ray, t, v.far);
  return c + through * air(seen, from, ray, t);
}
vec3 scene(vec2 p) {  // edges are looked at thrice
  View v = view();  // each seed stands a little elsewhere, looks from the other side, in colder or greener light
  v.eye += vec3(0.26, 0.10, 0.0) * (vec3(dice(21.0), dice(22.0), 0.0) - vec3(0.5, 0.5, 0.0));
  v.hue *= mix(vec3(0.86, 0.98, 1.12), vec3(1.10, 1.04, 0.90), dice(23.0));
  if (dice(24.0) > 0.5) p.x = -p.x;
  vec3 ahead = normalize(v.aim - v.eye), right = normalize(vec3(ahead.z, 0.0, -ahead.x)), up = cross(ahead, right);
  vec3 c = vec3(0.0);
  float edge = 0.0, here, taken = 0.0;
  for (int k = 0; k < 3 * ONE; k++) {
    vec2 off = (vec2(hash(vec2(k, 1.5)), hash(vec2(k, 2.5))) - 0.5) * 1.2 / size.y;
    vec2 q = (k == 0 ? p : p + off) * 1.15;
    vec3 seen = max(glance(v, normalize(ahead + q.x * right + q.y * up), here), 0.0);
    c += seen * 1.12 / (1.0 + 0.80 * seen);
    taken += 1.0;
    edge = k == 0 ? here : edge;
    if (edge < 0.5) break;
  }
  return c / taken;
}
