/** The Studio's worker, and the npm package with its command line. */
const COMPLETE = /\/(?:studio\.worker|library\/index)\.ts$/;

/** Whether the current bundle holds all fields and their data. The two dialogs' worker does not. */
export function isCompleteBundle(
  input: string | readonly string[] | Readonly<Record<string, string>>,
): boolean {
  const entries = typeof input === 'string' ? [input] : Object.values(input);
  return entries.some((entry) => COMPLETE.test(entry));
}
