/** Lines of code two spaces further in. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`);
}
