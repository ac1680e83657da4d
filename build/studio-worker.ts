const STUDIO_WORKER = /\/studio\.worker\.ts$/;

/** Whether the current bundle is the Studio's worker, which holds all fields and their data. */
export function isStudioWorker(
  input: string | readonly string[] | Readonly<Record<string, string>>,
): boolean {
  const entries = typeof input === 'string' ? [input] : Object.values(input);
  return entries.some((entry) => STUDIO_WORKER.test(entry));
}
