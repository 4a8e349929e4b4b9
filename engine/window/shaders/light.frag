#version 150 core
// A lamp is x, y, radius, strength. The result multiplies what lies below, twice as bright at 1.
in vec2 at; out vec4 colour;
uniform vec4 lamp0; uniform vec4 lamp1; uniform vec4 lamp2; uniform vec3 hue0; uniform vec3 hue1; uniform vec3 hue2;
uniform vec3 ambient;
float fall(vec4 l) {
  float d = length((at - l.xy) * vec2(0.86, 1.0)) / l.z;
  return l.w / (1.0 + d * d * 3.2) * smoothstep(2.1, 0.2, d);
}
void main() { colour = vec4(ambient + hue0 * fall(lamp0) + hue1 * fall(lamp1) + hue2 * fall(lamp2), 1.0); }
