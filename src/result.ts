/** What may fail: its value, or why there is none, as plain data that crosses from thread to thread. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
