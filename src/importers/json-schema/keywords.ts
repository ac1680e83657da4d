/** Keywords that restrict values in ways that columns cannot, with the reason for people. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  not: 'Columns cannot exclude values.',
  if: 'Columns cannot depend on conditions.',
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: 'Columns cannot depend on conditions.',
  else: 'Columns cannot depend on conditions.',
  contains: 'All items of an array use one schema.',
  uniqueItems: 'Items of an array can be equal.',
  prefixItems: 'All items of an array use one schema: the first.',
  additionalItems: 'All items of an array use one schema.',
  unevaluatedItems: 'All items of an array use one schema.',
  patternProperties: 'Columns have fixed names.',
  propertyNames: 'Columns have fixed names.',
  minProperties: 'An object has all its columns.',
  maxProperties: 'An object has all its columns.',
  dependencies: 'Columns cannot require each other.',
  dependentRequired: 'Columns cannot require each other.',
  dependentSchemas: 'Columns cannot depend on each other’s presence.',
  $dynamicRef: 'Dynamic references are not followed.',
  $recursiveRef: 'Dynamic references are not followed.',
};

/** The unsupported keywords of a schema, with their reasons. `false` and an empty value restrict nothing. */
export function unsupportedIn(schema: object): readonly (readonly [keyword: string, reason: string])[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const reason = Object.hasOwn(UNSUPPORTED, keyword) ? UNSUPPORTED[keyword] : undefined;
    const isEmpty =
      value === false || value === 0 || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
    return reason === undefined || isEmpty ? [] : [[keyword, reason] as const];
  });
}
