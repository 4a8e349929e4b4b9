#define BEVEL 0
vec4 paint(Spot s) {  // knob.x is how filthy
  float smear = smoothstep(0.45, 0.75, fbm(s.q * 0.035 + seed));
  float spots = smoothstep(0.60, 0.72, fbm(s.q * 0.12 + seed * 2.0));
  float streak = smoothstep(0.5, 0.8, fbm(vec2(s.q.x * 0.16, s.q.y * 0.012) + seed));
  float cover = (smear * 0.55 + spots * 0.45 + streak * 0.35) * (1.3 - s.vig * 0.7);
  return vec4(vec3(0.10, 0.075, 0.04), s.inside * clamp(cover * 1.35, 0.0, 1.0) * knob.x);
}
