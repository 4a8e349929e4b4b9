#version 150 core
// style: corner radius, line width, softness, shape (0 box, 1 ring, 2 compass point)
in vec2 p; in vec2 hs; in vec4 st; in float pr; in vec4 c0; in vec4 c1; in vec4 ce; out vec4 colour;

float box(vec2 q, vec2 b, float r) {
  vec2 d = abs(q) - b + r;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - r;
}
float side(vec2 q, vec2 a, vec2 b) {
  vec2 n = normalize(vec2(b.y - a.y, a.x - b.x));
  return dot(q - a, n);
}
float kite(vec2 q, float w, float h, float foot) {  // tip up, waist near the foot
  q.x = abs(q.x);
  vec2 tip = vec2(0.0, h), waist = vec2(w, -h + foot), base = vec2(0.0, -h);
  return max(side(q, base, waist), side(q, waist, tip));
}
float compass(vec2 q, float w, float h, int way) {  // 0 open, 1 locked, 2 no way
  float d = kite(q, w, h, h * 0.62);
  if (way == 1) {
    float bar = box(q - vec2(0.0, h * 0.52), vec2(w * 0.78, h * 0.10), 1.0);
    return min(max(d, q.y - h * 0.30), bar);
  }
  if (way == 2) { d = max(d, q.y + h * 0.05); return max(d, -(d + w * 0.16)); }
  return d;
}
void main() {
  int kind = int(st.w + 0.5);
  float d;
  vec4 fill = mix(c1, c0, clamp(p.y / max(hs.y, 0.01) * 0.5 + 0.5, 0.0, 1.0));
  if (kind == 1) {
    d = abs(length(p) - hs.x + st.y * 0.5) - st.y * 0.5;
    float turn = atan(p.x, p.y) / 6.2831853;
    if (turn < 0.0) turn += 1.0;
    fill = mix(c0, c1, smoothstep(-0.004, 0.004, turn - pr));
    colour = vec4(fill.rgb, fill.a * (1.0 - smoothstep(-st.z, st.z, d)));
    return;
  }
  if (kind == 2) {
    int way = int(pr + 0.5);
    d = compass(p, hs.x, hs.y, way);
    fill.rgb *= way == 2 || p.x < 0.0 ? 1.0 : 0.62;
  } else {
    d = box(p, hs, min(st.x, min(hs.x, hs.y)));
  }
  float cover = 1.0 - smoothstep(-st.z, st.z, d);
  if (st.z > 1.5) {
    float s = clamp(1.0 - (d + st.z) / (2.0 * st.z), 0.0, 1.0);
    cover = s * s * (3.0 - 2.0 * s);
  }
  if (st.y > 0.0 && kind == 0) {
    float rim = smoothstep(-0.7, 0.7, d + st.y);
    vec4 inner = fill;
    fill = mix(inner, ce, rim * (inner.a > 0.0 ? ce.a : 1.0));
  }
  colour = vec4(fill.rgb, fill.a * cover);
}
