/** Numbers from 0 to 1 in a fixed order. https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
