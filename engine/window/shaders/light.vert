#version 150 core
in vec2 position; out vec2 at;
uniform WindowBlock { mat4 projection; mat4 view; } window;
void main() { at = position; gl_Position = window.projection * window.view * vec4(position, 0.0, 1.0); }
