// biome-ignore-all lint/performance/noBarrelFile: the entry of the package in browsers

export { fields } from '../../catalogue/fields.ts';
export { formats } from '../../formats/formats.ts';
export { sourceKinds } from '../../importers/kinds.ts';
export { defineSchema } from '../define-schema.ts';
export { defineTable } from '../define-table.ts';
export { RowloomError } from '../errors.ts';
export { importSchema, readDatabase } from './import-schema.ts';
export { check, open } from './open.ts';
