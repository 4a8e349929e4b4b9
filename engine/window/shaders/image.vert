#version 150 core
in vec2 position; in vec2 shift; in vec2 coords; in vec4 tone;
out vec2 at; out vec4 shade;
uniform WindowBlock { mat4 projection; mat4 view; } window;
void main() {
  at = coords; shade = tone;
  gl_Position = window.projection * window.view * vec4(position + shift, 0.0, 1.0);
}
