/** Fields that a table’s column can have, and a column within an object or an array cannot. */
export const FIELDS_OF_TABLES_ALONE: ReadonlySet<string> = new Set(['reference', 'lookup', 'series']);

/** Fields that items of an array cannot have: their cells follow from other columns, or from rows of other tables. */
export const FIELDS_OF_NO_ITEMS: ReadonlySet<string> = new Set([
  ...FIELDS_OF_TABLES_ALONE,
  'formula',
  'template',
]);
