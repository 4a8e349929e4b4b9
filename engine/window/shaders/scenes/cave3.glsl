float weave(vec3 p) { return dot(sin(p), cos(p.yzx)); }
float map(vec3 p) {
  float g = weave(p * 1.3 + seed) * 0.5 + weave(p * 2.9 + seed * 1.7 + 2.0) * 0.22;
  vec2 bend = vec2(0.35 * sin(p.z * 0.55 + seed), 0.0);
  float wide = 1.35 + 0.35 * sin(p.z * 0.9 + seed * 2.0);
  float d = wide - length((p.xy - bend) * vec2(0.72, 1.0)) + g * 0.36;
  d = min(d, p.y + 0.80 + g * 0.10);
  vec2 cell = floor(p.xz * 1.25), r = vec2(hash(cell), hash(cell + 31.0));
  vec2 at = (cell + 0.3 + 0.4 * r) / 1.25;
  float tip = mix(0.1, 0.9, hash(cell + 77.0)), away = length(p.xz - at);
  float cone = (away - 0.16 * clamp((p.y - tip) * 1.2, 0.0, 1.0)) * 0.9;
  if (abs(at.x) > 0.25 && p.z > 0.9) d = min(d, max(cone, tip - p.y));
  float up = away - 0.13 * clamp((-0.35 - p.y + 0.3 * r.y) * 1.6, 0.0, 1.4);
  if (abs(at.x - bend.x) > 0.42 && p.z > 1.2 && r.x > 0.45) d = min(d, max(up, p.y + 0.3 - 0.3 * r.y));
  return d;
}
vec3 scene(vec2 p) {
  vec3 ro = vec3(0.0, 0.0, -0.4), rd = normalize(vec3(p, 0.85));
  float t = 0.1;
  for (int i = 0; i < 44; i++) { float d = map(ro + rd * t); t += d * 0.72; if (d < 0.004 * t || t > 9.0) break; }
  vec3 q = ro + rd * t;
  vec3 cold = vec3(0.35 * sin(6.5 * 0.55 + seed) + 0.2, 0.25, 6.5);
  vec3 c = vec3(0.0);
  if (t < 9.0) {
    vec2 e = vec2(0.02, 0.0);
    float m = map(q);
    vec3 n = normalize(vec3(map(q + e.xyy) - m, map(q + e.yxy) - m, map(q + e.yyx) - m));
    vec3 f = q * 7.0; 
    n = normalize(n + 0.28 * (vec3(noise(f.yz), noise(f.zx + 5.0), noise(f.xy + 9.0)) - 0.5) + 0.14 * (vec3(noise(f.yz * 3.1), noise(f.zx * 3.1), noise(f.xy * 3.1)) - 0.5));
    float occ = clamp(0.35 + map(q + n * 0.25) / 0.25 * 0.65, 0.0, 1.0);
    vec3 L = vec3(0.15, 0.25, 0.1) - q; float dl = length(L); L /= dl;
    vec3 K = cold - q; float dk = length(K); K /= dk;
    float wet = smoothstep(-0.55, -0.75, q.y);
    vec3 albedo = mix(vec3(0.42, 0.36, 0.31), vec3(0.62, 0.55, 0.46), noise(q.xz * 2.0 + q.y * 3.0));
    vec3 h1 = normalize(L - rd), h2 = normalize(K - rd);
    c = albedo * (WARM * 2.3 * max(dot(n, L), 0.0) / (0.6 + dl * dl) + COLD * 2.6 * max(dot(n, K), 0.0) / (0.8 + dk * dk * 0.35) + vec3(0.03, 0.045, 0.05)) * occ;
    c += (WARM * pow(max(dot(n, h1), 0.0), 30.0) / (0.6 + dl * dl) + COLD * pow(max(dot(n, h2), 0.0), 30.0) / (0.5 + dk * 0.5)) * mix(0.25, 0.9, wet) * occ;
  }
  float fog = 1.0 - exp(-t * 0.10);
  c = mix(c, COLD * 0.25, fog);
  float b = dot(cold - ro, rd), h = length(cold - ro - rd * b);
  float glow = (atan((min(t, 12.0) - b) / h) + atan(b / h)) / h;
  c += COLD * glow * 0.13;
  return c;
}
