/** Keywords that restrict values in ways that columns cannot, with the reason for people. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  not: 'Columns cannot exclude values.',
  unevaluatedItems: 'All items of an array use one schema.',
  $dynamicRef: 'Dynamic references are not followed.',
  $recursiveRef: 'Dynamic references are not followed.',
};

/** The unsupported keywords of a schema, with their reasons. `false` and an empty value restrict nothing. */
export function unsupportedIn(schema: object): readonly (readonly [keyword: string, reason: string])[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const reason = Object.hasOwn(UNSUPPORTED, keyword) ? UNSUPPORTED[keyword] : undefined;
    const isEmpty =
      value === false || value === 0 || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
    // Columns that cannot be there together are not.
    const isOfNames = keyword === 'not' && Object.keys(Object(value)).every((one) => one === 'required');
    return reason === undefined || isEmpty || isOfNames ? [] : [[keyword, reason] as const];
  });
}
