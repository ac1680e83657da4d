/** A name that no column has: the name, or the name with a number. */
export function freeName(wished: string, taken: ReadonlySet<string>): string {
  let name = wished;
  for (let i = 2; taken.has(name); i++) name = `${wished}_${i}`;
  return name;
}
