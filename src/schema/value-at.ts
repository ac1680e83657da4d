export function has(value: unknown, step: string | undefined): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && step !== undefined && Object.hasOwn(value, step);
}

/** The value of JSON to which the steps of a JSON Pointer lead. Undefined if there is none. */
export function valueAt(source: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((value, step) => (has(value, step) ? value[step] : undefined), source);
}
