const fieldsOfTablesAlone = ['reference', 'lookup', 'series', 'position', 'state', 'given'] as const;
const fieldsOfNoItems = [...fieldsOfTablesAlone, 'formula', 'template', 'cases'] as const;

const fieldsOfNoCases = [...fieldsOfTablesAlone, 'sequence', 'cases'] as const;

export type FieldOfTablesAlone = (typeof fieldsOfTablesAlone)[number];
export type FieldOfNoItems = (typeof fieldsOfNoItems)[number];
export type FieldOfNoCases = (typeof fieldsOfNoCases)[number];

/** Fields that are only allowed in a table's own columns, not inside an object or an array. */
export const FIELDS_OF_TABLES_ALONE: ReadonlySet<string> = new Set(fieldsOfTablesAlone);

/** Fields that array items cannot have, because they read other columns, other tables or the row number. */
export const FIELDS_OF_NO_ITEMS: ReadonlySet<string> = new Set(fieldsOfNoItems);

/** Fields that cases cannot have, because rows count in them, or because they would be cases within cases. */
export const FIELDS_OF_NO_CASES: ReadonlySet<string> = new Set(fieldsOfNoCases);
