import type { EntityKind } from '../../catalogue/entities.ts';
import type { Field } from '../../catalogue/field.ts';
import { type FieldId, fields } from '../../catalogue/fields.ts';
import { nestedColumns } from '../../schema/nested.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { quoted } from '../literal.ts';
import type { HelperName } from './helpers.ts';

/** What makes an entity, or the method of faker's that does. Of the other kinds, faker's data say nothing of what agrees. */
const makers: Readonly<Partial<Record<EntityKind, HelperName | 'faker.science.chemicalElement'>>> = {
  person: 'makePerson',
  place: 'makePlace',
  country: 'makeCountry',
  site: 'makeSite',
  vehicle: 'makeVehicle',
  card: 'makeCard',
  currency: 'makeCurrency',
  chemicalElement: 'faker.science.chemicalElement',
  file: 'makeFile',
  product: 'makeProduct',
};

/** The option that decides an entity as a whole. */
const ENTITY_OPTIONS: Readonly<Partial<Record<EntityKind, string>>> = {
  person: 'sex',
  place: 'state',
  site: 'protocol',
  card: 'issuer',
};

const parts: Readonly<Partial<Record<FieldId, string>>> = {
  'person.sex': 'sex',
  'person.sexType': 'sex',
  'location.countryCode': 'alpha2',
  'location.country': 'name',
  'commerce.productName': 'name',
  'commerce.productAdjective': 'adjective',
  'commerce.productMaterial': 'material',
  'finance.currencyCode': 'code',
  'finance.currencyName': 'name',
  'finance.currencySymbol': 'symbol',
  'science.chemicalElement': 'name',
  'science.chemicalSymbol': 'symbol',
  'system.fileName': 'name',
  'system.filePath': 'path',
  'system.fileExt': 'extension',
  'vehicle.vehicle': 'name',
};

/** An entity that some columns of a row share. */
export interface Entity {
  readonly kind: EntityKind;
  readonly columns: readonly ColumnSchema[];
}

/** Parts that faker's methods of the entity do not decide. */
const ALWAYS_ALONE: ReadonlySet<FieldId> = new Set([
  'commerce.department',
  'commerce.price',
  'date.birthdate',
  'finance.amount',
  'finance.iban',
  'location.county',
  'location.latitude',
  'location.longitude',
  'location.timeZone',
  'phone.number',
]);

/** Fields that have no method of faker's that makes them alone. */
const NEVER_ALONE: ReadonlySet<FieldId> = new Set(['location.fullAddress']);

/** The entities of a row by their name, of which more than a column is a part; those of objects in it included. */
export function entitiesOf(columns: readonly ColumnSchema[]): ReadonlyMap<string, Entity> {
  const all = new Map<string, Entity>();
  const add = (column: ColumnSchema): void => {
    if (column.field === 'json') nestedColumns(column).forEach(add);
    const name = entityName(column);
    const { entity: kind }: Field = fields[column.field];
    if (name === undefined || kind === undefined) return;
    all.set(name, { kind, columns: [...(all.get(name)?.columns ?? []), column] });
  };
  columns.forEach(add);
  const shared = [...all].filter(([, { columns: own, kind }]) => own.length > 1 || !isMadeAlone(own, kind));
  return new Map(shared);
}

function isMadeAlone(columns: readonly ColumnSchema[], kind: EntityKind): boolean {
  if (kind === 'country') return isAnyCountry(columns);
  return columns.every(
    ({ field, options }) => !NEVER_ALONE.has(field) && !(kind === 'place' && options.state !== undefined),
  );
}

/** Whether a country need not be that of the places. */
function isAnyCountry(columns: readonly ColumnSchema[]): boolean {
  return columns.some(({ unique, options }) => unique || options.independent === true);
}

/** What an entity is called in its row: `person`, `person2`; undefined for a field of none, or of one that faker does not make. */
export function entityName({ field, of }: ColumnSchema): string | undefined {
  const { entity }: Field = fields[field];
  if (entity === undefined || makers[entity] === undefined || ALWAYS_ALONE.has(field)) return undefined;
  const number = of[entity] ?? 1;
  return number === 1 ? entity : `${entity}${number}`;
}

/** Makes an entity. */
export function entityCode({ kind, columns }: Entity, use: (name: HelperName) => string): string {
  const maker = makers[kind];
  if (maker === undefined) throw new RangeError(`Faker makes no ${kind}`);
  if (maker === 'faker.science.chemicalElement') return `${maker}()`;
  if (kind === 'country') return `${use(maker)}(${isAnyCountry(columns) ? '' : quoted('US')})`;
  const option = ENTITY_OPTIONS[kind];
  const given = columns
    .map(({ options }) => options[option ?? ''])
    .find((value) => typeof value === 'string');
  return `${use(maker)}(${typeof given === 'string' && option !== undefined ? quoted(given) : ''})`;
}

/** A part of an entity, for a column of it. */
export function partCode({ field, options }: ColumnSchema, entity: string): string {
  const part = parts[field] ?? field.slice(field.indexOf('.') + 1);
  const value = `${entity}.${part}`;
  switch (field) {
    case 'internet.email':
      return options.provider
        ? `\`\${${entity}.username}@${String(options.provider).replace(/[`\\$]/g, '\\$&')}\``
        : options.reserved === true
          ? `${entity}.exampleEmail`
          : value;
    case 'internet.url':
      return options.appendSlash === true ? `\`\${${value}}/\`` : value;
    case 'location.streetAddress':
      return options.useFullAddress === true
        ? `\`\${${value}} \${faker.location.secondaryAddress()}\``
        : value;
    case 'location.countryCode':
      return `${entity}.${String(options.variant).replace('-', '')}`;
    case 'location.zipCode':
      if (options.format === '#####') return `${value}.slice(0, 5)`;
      return options.format === '#####-####'
        ? `\`\${${value}.slice(0, 5)}-\${faker.string.numeric(4)}\``
        : value;
    default:
      return value;
  }
}
