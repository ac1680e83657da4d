/** Fields that are only allowed in a table's own columns, not inside an object or an array. */
export const FIELDS_OF_TABLES_ALONE: ReadonlySet<string> = new Set(['reference', 'lookup', 'series']);

/** Fields that array items cannot have, because they read other columns, other tables or the row number. */
export const FIELDS_OF_NO_ITEMS: ReadonlySet<string> = new Set([
  ...FIELDS_OF_TABLES_ALONE,
  'formula',
  'template',
]);
