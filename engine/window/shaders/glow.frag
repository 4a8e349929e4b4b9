#version 150 core
// How much brighter one flame burns just now: x, y, 1 / radius, strength. Nothing but what must be is reckoned here, for
// it is drawn twelve times a second; half is what leaves all below as it is.
in vec2 at; out vec4 colour;
uniform vec4 lamp; uniform vec3 hue;
void main() {
  vec2 d = (at - lamp.xy) * vec2(0.86, 1.0) * lamp.z;
  float near = max(0.0, 1.0 - dot(d, d));
  colour = vec4(0.5 + hue * (lamp.w * near * near), 1.0);
}
