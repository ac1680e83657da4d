const DIALOGS_WORKER = /\/rows\.worker\.ts$/;

/** Whether what is bundled is the worker of the two dialogs, which holds only what those can ask for. */
export function isDialogsWorker(
  input: string | readonly string[] | Readonly<Record<string, string>>,
): boolean {
  const entries = typeof input === 'string' ? [input] : Object.values(input);
  return entries.some((entry) => DIALOGS_WORKER.test(entry));
}
