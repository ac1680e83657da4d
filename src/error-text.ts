/** A property of an error. An error of another realm, such as one of Node in a test of Jest, is not an instance of `Error`. */
function textIn(error: unknown, name: 'message' | 'stack'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const text: unknown = Reflect.get(error, name);
  return typeof text === 'string' ? text : undefined;
}

/** The message of an error. Other values become text. */
export function errorMessage(error: unknown): string {
  return textIn(error, 'message') ?? String(error);
}

/** The stack of an error, or else its message: plain data that can be sent between threads. */
export function errorText(error: unknown): string {
  return textIn(error, 'stack') ?? errorMessage(error);
}
