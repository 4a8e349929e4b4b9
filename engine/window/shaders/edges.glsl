// What grows, lies or hangs along the edges of a place, in points of a card 204 high. A condition paints
// `vec4 edge(Side s)` for each side it has and `vec4 whole(Place p)` behind; `left` is how much of it is left
// (1 untouched). OVER: how far past the sides of the card.
// knob.x is `left`; knob.y the sides: 0 both, 0.001 the left one, 0.002 the right one.
struct Side { float u; float v; float high; float left; float salt; };  // u inward from the edge, v upward
struct Place { vec2 q; vec2 dim; float left; float l; float r; };       // l, r: which sides it has
const float MARGIN = 10.0;
float dice(float a, float b) { return hash(vec2(a * 1.7 + 0.3, b * 2.3 + 5.1)); }
bool stays(int k, float left) {  // the first goes last
  return k == 0 ? left > 0.001 : fract(float(k) * 0.618034 + 0.37) < left + 0.0001;
}
vec4 lay(vec4 below, vec4 above) {
  float a = above.a + below.a * (1.0 - above.a);
  return vec4((above.rgb * above.a + below.rgb * below.a * (1.0 - above.a)) / max(a, 0.0001), a);
}
vec4 solid(float d, vec3 c) {  // a body with its own dark line; d in points, negative within
  float body = smoothstep(0.7, -0.7, d);
  return vec4(c * mix(0.16, 1.0, smoothstep(0.3, -1.1, d)), max(body, 0.62 * smoothstep(3.2, 0.0, d)));
}
vec2 spun(vec2 p, float a) { return mat2(cos(a), -sin(a), sin(a), cos(a)) * p; }
float bar(vec2 p, vec2 a, vec2 b, float r) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}
float egg(vec2 p, vec2 r) { return (length(p / r) - 1.0) * min(r.x, r.y); }
float leaf(vec2 p, float size, float wide) {  // from the root at 0 along x
  float x = p.x / size;
  return abs(p.y) - wide * size * sqrt(max(x, 0.0)) * (1.0 - x) * 1.6 + (x < 0.0 || x > 1.0 ? 2.0 : 0.0);
}
float beside(Place p) { return min(mix(999.0, p.q.x, p.l), mix(999.0, p.dim.x - p.q.x, p.r)); }
