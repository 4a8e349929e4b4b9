#define BEVEL 0
vec4 paint(Spot s) {  // knob.x is how thick it hangs
  float thick = fbm(s.q * vec2(0.006, 0.010) + vec2(1.4 * fbm(s.q * 0.007), 0.0) + seed);
  return vec4(mix(vec3(0.30, 0.27, 0.25), vec3(0.46, 0.42, 0.38), thick), smoothstep(0.36, 0.86, thick) * knob.x);
}
