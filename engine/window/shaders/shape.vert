#version 150 core
in vec2 position; in vec2 local; in vec2 half_size; in vec4 style; in float part;
in vec4 top; in vec4 bottom; in vec4 edge;
out vec2 p; out vec2 hs; out vec4 st; out float pr; out vec4 c0; out vec4 c1; out vec4 ce;
uniform WindowBlock { mat4 projection; mat4 view; } window;
void main() {
  p = local; hs = half_size; st = style; pr = part; c0 = top; c1 = bottom; ce = edge;
  gl_Position = window.projection * window.view * vec4(position, 0.0, 1.0);
}
