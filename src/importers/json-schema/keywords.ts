/** Keywords that restrict values in ways that columns cannot, with the reason for people. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  not: 'Columns cannot exclude values.',
  unevaluatedItems: 'All items of an array use one schema.',
  $dynamicRef: 'Dynamic references are not followed.',
  $recursiveRef: 'Dynamic references are not followed.',
};

/** Sentences about what the library of a schema checks and JSON Schema cannot say. `library/standard-schema.ts` adds them. */
export const NOTES = 'x-rowloom-notes';

/** True in a schema of texts, which dates then are in rows too, and false if rows have a `Date`. `library/standard-schema.ts` adds it. */
export const DATE_TEXTS = 'x-rowloom-date-texts';

/** Whether a keyword restricts no object. */
export const isOfAnyObject = (keyword: string, value: unknown) =>
  (keyword === 'type' && value === 'object') || (keyword === 'additionalProperties' && value === true);

/** The keywords of a schema that columns cannot keep, with the reasons. `false` and an empty value restrict nothing. */
export function unsupportedIn(
  schema: object,
  isAnnotated: boolean,
): readonly (readonly [keyword: string, reason: string])[] {
  return Object.entries(schema).flatMap(([keyword, value]): (readonly [string, string])[] => {
    if (isAnnotated && keyword === NOTES && Array.isArray(value))
      return value.map((note) => [keyword, String(note)]);
    const reason = Object.hasOwn(UNSUPPORTED, keyword) ? UNSUPPORTED[keyword] : undefined;
    const isEmpty =
      value === false || value === 0 || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
    // Columns that cannot be there together are not.
    const { required, ...rest } = Object(value) as { readonly required?: unknown };
    const isOfSeveral = Array.isArray(required) && required.length > 1;
    const isOfNames =
      keyword === 'not' &&
      (isOfSeveral || Object.entries(rest).every(([name, one]) => isOfAnyObject(name, one)));
    return reason === undefined || isEmpty || isOfNames ? [] : [[keyword, `${keyword}: ${reason}`]];
  });
}
