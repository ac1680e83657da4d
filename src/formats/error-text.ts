/** What an error says about itself and its place, as plain data that can be sent between threads. */
export function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
