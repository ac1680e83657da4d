import type { EntityKind } from './entities.ts';
import type { Field } from './field.ts';
import { type FieldId, fields } from './fields.ts';

/** Entities whose parts differ between languages or countries. */
const KINDS: ReadonlySet<EntityKind> = new Set([
  'person',
  'place',
  'country',
  'currency',
  'site',
  'chemicalElement',
  'book',
  'vehicle',
]);

/** Modules with words of a language. */
const MODULES: ReadonlySet<string> = new Set(['animal', 'hacker', 'lorem', 'word']);

const FIELDS: ReadonlySet<FieldId> = new Set<FieldId>([
  'color.human',
  'commerce.isbn',
  'company.buzzPhrase',
  'company.vatId',
  'date.month',
  'date.weekday',
  'finance.accountName',
  'finance.routingNumber',
  'finance.transactionType',
  'food.fruit',
  'food.spice',
  'food.vegetable',
  'location.cardinalDirection',
  'location.continent',
  'location.direction',
  'location.language',
  'location.ordinalDirection',
  'location.secondaryAddress',
  'person.bio',
  'science.unit',
  'vehicle.color',
]);

/** Whether the values of a field differ between languages or countries. */
export function isOfLocale(id: FieldId): boolean {
  const { entity }: Field = fields[id];
  const [module = ''] = id.split('.');
  return (entity !== undefined && KINDS.has(entity)) || MODULES.has(module) || FIELDS.has(id);
}

/** Fields that have no cells in the rows of some languages or countries. */
export const LACKING_FIELDS = [
  'company.vatId',
  'finance.iban',
  'finance.routingNumber',
  'location.county',
  'location.state',
  'location.stateAbbreviation',
  'person.middleName',
  'person.nationalId',
  'person.prefix',
  'person.suffix',
] as const satisfies readonly FieldId[];

/** The fields among these that have no cells in the default locale. */
export const LACKING_BY_DEFAULT = ['company.vatId'] as const satisfies readonly FieldId[];
