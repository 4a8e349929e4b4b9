// A place in the round: `float map(vec3)` is how far stone is, `vec3 skin(vec3, vec3)` its colour; lamp near, cold far.
const vec3 WARM = vec3(1.0, 0.66, 0.36), COLD = vec3(0.26, 0.50, 0.58);
