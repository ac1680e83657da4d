/** The value of an operation, or the error if it failed. Plain data, so that it can be sent between threads. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
