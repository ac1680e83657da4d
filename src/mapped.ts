/**
 * Like `list.map(of)`, for code that runs for each batch. `map` gives a packed array before V8 compiles its caller and one with
 * holes afterwards, and then V8 compiles all code that reads it again: https://v8.dev/blog/elements-kinds
 */
export function mapped<From, To>(list: readonly From[], of: (entry: From, i: number) => To): To[] {
  const values = new Array<To>(list.length);
  let i = 0;
  for (const entry of list) {
    values[i] = of(entry, i);
    i++;
  }
  return values;
}
