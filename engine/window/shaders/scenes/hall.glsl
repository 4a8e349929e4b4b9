vec3 scene(vec2 p) {  // dressed stone: nested arches going back into the dark, warm near and cold far
  vec3 warm = vec3(1.0, 0.70, 0.40), cold = vec3(0.30, 0.52, 0.55);
  for (int i = 0; i < 6; i++) {
    float z = 1.0 / (1.0 + float(i) * 0.72), depth = float(i) / 5.0;
    float foot = -0.50 * z, half_w = 0.74 * z, spring = 0.10 * z;
    vec3 lamp = warm * exp(-depth * 3.0) * 0.95 + cold * (0.10 + 0.42 * depth);
    if (p.y < foot) {
      float zz = -0.5 / min(p.y, -0.02), dd = clamp((zz - 1.0) / 3.2, 0.0, 1.0);
      float flag = 0.30 + 1.1 * stones(vec2(p.x * zz * 2.6, zz * 3.0)).r;
      return (warm * exp(-dd * 3.0) * 0.8 + cold * (0.10 + 0.45 * dd)) * flag * 0.42;
    }
    float arch = p.y > spring ? length(vec2(p.x, (p.y - spring) * 0.92)) - half_w : abs(p.x) - half_w;
    if (arch <= 0.0) continue;
    float band = 0.15 * z;
    vec3 c;
    if (arch < band) {
      float a = p.y > spring ? atan(p.y - spring, p.x) * 4.2 : (p.y - spring) / z * 5.0;
      float joint = smoothstep(0.02, 0.07, 0.5 - abs(fract(a) - 0.5));
      c = vec3(0.60) * (0.62 + 0.38 * joint) * (0.85 + 0.3 * hash(vec2(floor(a), float(i))));
      c *= 0.72 + 0.5 * smoothstep(0.0, band, arch);
    } else {
      vec2 q = p / z * vec2(5.0, 8.0);
      q.x += step(1.0, mod(q.y, 2.0)) * 0.5;
      vec2 f = fract(q);
      float joint = smoothstep(0.0, 0.10, min(min(f.x, 1.0 - f.x), min(f.y, 1.0 - f.y)));
      c = vec3(0.40) * (0.60 + 0.40 * joint) * (0.70 + 0.6 * hash(floor(q) + float(i) * 7.0));
    }
    c *= 0.65 + 0.7 * fbm(p * 9.0 / z + float(i));
    return c * lamp * mix(0.55, 1.0, smoothstep(0.9 * z, -0.2 * z, p.y));
  }
  vec3 far = mix(vec3(0.10, 0.20, 0.22), vec3(0.30, 0.47, 0.47), smoothstep(0.20, -0.12, length(p)));
  return far * (0.9 + 0.2 * fbm(p * 20.0));
}
