#version 150 core
in vec2 position; out vec2 at; uniform vec2 size;
void main() { at = (position * 0.5 + 0.5) * size; gl_Position = vec4(position, 0.0, 1.0); }
