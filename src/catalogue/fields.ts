import type { ValueType } from './field.ts';
import { airline } from './fields/airline.ts';
import { animal } from './fields/animal.ts';
import { book } from './fields/book.ts';
import { color } from './fields/color.ts';
import { commerce } from './fields/commerce.ts';
import { company } from './fields/company.ts';
import { database } from './fields/database.ts';
import { datatype } from './fields/datatype.ts';
import { date } from './fields/date.ts';
import { finance } from './fields/finance.ts';
import { food } from './fields/food.ts';
import { git } from './fields/git.ts';
import { hacker } from './fields/hacker.ts';
import { helpers } from './fields/helpers.ts';
import { image } from './fields/image.ts';
import { internet } from './fields/internet.ts';
import { location } from './fields/location.ts';
import { lorem } from './fields/lorem.ts';
import { music } from './fields/music.ts';
import { number } from './fields/number.ts';
import { person } from './fields/person.ts';
import { phone } from './fields/phone.ts';
import { science } from './fields/science.ts';
import { string } from './fields/string.ts';
import { structure } from './fields/structure.ts';
import { system } from './fields/system.ts';
import { vehicle } from './fields/vehicle.ts';
import { word } from './fields/word.ts';

/** Everything that a column can hold, by id: faker's `module.method` if it has one. */
export const fields = {
  ...airline,
  ...animal,
  ...book,
  ...color,
  ...commerce,
  ...company,
  ...database,
  ...datatype,
  ...date,
  ...finance,
  ...food,
  ...git,
  ...hacker,
  ...helpers,
  ...image,
  ...internet,
  ...location,
  ...lorem,
  ...music,
  ...number,
  ...person,
  ...phone,
  ...science,
  ...string,
  ...structure,
  ...system,
  ...vehicle,
  ...word,
} as const;

type Fields = typeof fields;
export type FieldId = keyof Fields;

/** The types that options can give a field's cells. */
type TypesOf<Id extends FieldId> = Fields[Id] extends { readonly otherTypes: infer Others }
  ? Others extends readonly ValueType[]
    ? Fields[Id]['type'] | Others[number]
    : never
  : Fields[Id]['type'];

/** The fields whose cells can be of one of these types, except those whose type other columns decide. */
export type FieldIdOf<Type extends ValueType> = {
  [Id in FieldId]: Extract<TypesOf<Id>, Type> extends never ? never : Id;
}[FieldId];

/** The fields whose options decide the type of their cells. */
export type FieldIdTypedByOptions = {
  [Id in FieldId]: Fields[Id] extends { readonly otherTypes: readonly ValueType[] } ? Id : never;
}[FieldId];

/** The fields whose other columns decide the type of their cells. */
export type FieldIdTypedByColumns = {
  [Id in FieldId]: Fields[Id] extends { readonly otherTypes: 'by-other-columns' } ? Id : never;
}[FieldId];

/** The fields that write the values of an option, which can be null. */
export type FieldIdOfValues = {
  [Id in FieldId]: Extract<OptionOf<Fields[Id]>, { readonly kind: 'value' | 'values' }> extends never
    ? never
    : Id;
}[FieldId];

type OptionOf<F> = F extends { readonly options: infer Options } ? Options[keyof Options] : never;

/** The fields whose options decide the format of their texts. */
export type FieldIdFormattedByOptions = {
  [Id in FieldId]: Fields[Id] extends { readonly format: 'by-options' } ? Id : never;
}[FieldId];

/** Whether a text names a field: it may come from a document or another thread. */
export function isFieldId(id: string): id is FieldId {
  return Object.hasOwn(fields, id);
}
