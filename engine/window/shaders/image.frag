#version 150 core
in vec2 at; in vec4 shade; out vec4 colour;
uniform sampler2D sheet;
void main() { colour = texture(sheet, at) * shade; }
