import { commonOptions } from '../../src/catalogue/common-options.ts';
import { customKinds } from '../../src/catalogue/custom-kinds.ts';
import { entityKinds } from '../../src/catalogue/entities.ts';
import { type Field, type OptionInfo, valueTypes } from '../../src/catalogue/field.ts';
import { fields } from '../../src/catalogue/fields.ts';
import { wholeHelp } from '../../src/catalogue/option-help.ts';
import { localeNames } from '../../src/locales/locale-names.ts';
import { CHILDREN_SPREAD_MAX, CHILDREN_TO_MAX } from '../../src/schema/children.ts';
import { LOCALE_WEIGHT_MAX } from '../../src/schema/locales.ts';
import { NOW } from '../../src/schema/now.ts';
import * as limits from '../../src/schema/schema.ts';
import { propertyTexts } from './property-texts.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A reference to a part of the document under its name in `$defs`. */
const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });
const scalar: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };
const name: JsonSchema = { type: 'string', minLength: 1, maxLength: limits.NAME_LENGTH_MAX };
const names: JsonSchema = { type: 'array', items: name, minItems: 1, maxItems: limits.KEY_COLUMNS_MAX };
const sha256: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const date: JsonSchema = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z)?$',
};

function object(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** An object whose properties have these descriptions. */
function described(
  texts: Readonly<Record<string, string>>,
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema {
  const entries = Object.entries(properties).map(([key, shape]) => [
    key,
    { description: texts[key], ...shape },
  ]);
  return object(Object.fromEntries(entries), required);
}

function range({ min, max }: { readonly min?: number; readonly max?: number }): JsonSchema {
  return { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) };
}

function stateWeights(maxItems: number): JsonSchema {
  const weight = { type: 'number', minimum: 0 };
  return { type: 'object', additionalProperties: weight, minProperties: 1, maxProperties: maxItems };
}

function shapeOf(info: OptionInfo): JsonSchema {
  switch (info.kind) {
    case 'text':
      return { type: 'string', maxLength: info.maxLength ?? limits.CELL_LENGTH_MAX };
    case 'integer':
    case 'number':
      return { type: info.kind, ...range(info) };
    case 'big-integer':
      return { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^-?\\d{1,30}$' }] };
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { enum: info.choices };
    case 'choices':
      return { type: 'array', items: { enum: info.choices }, maxItems: info.choices.length };
    case 'date':
      return { anyOf: [date, { const: NOW }] };
    case 'time':
      return { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' };
    case 'value':
      return scalar;
    case 'values':
      return {
        anyOf: [
          { type: 'array', items: scalar, minItems: 1, maxItems: info.maxItems },
          object({ file: name, column: name, weightColumn: name, sha256 }, ['file']),
        ],
      };
    case 'weights':
      return { type: 'array', items: { type: 'number', minimum: 0 }, maxItems: info.maxItems };
    case 'states':
      return { anyOf: [{ type: 'string' }, stateWeights(info.maxItems)] };
    case 'transitions':
      return {
        type: 'object',
        additionalProperties: stateWeights(info.maxItems),
        maxProperties: info.maxItems,
      };
    case 'column-pairs':
      return { type: 'object', additionalProperties: name, minProperties: 1 };
    case 'children':
      return ref('children');
    case 'columns':
      return { type: 'array', items: ref('column') };
    case 'alternatives':
      return {
        type: 'array',
        items: alternative({ key: name, when: { type: 'string' } }, ['when']),
        minItems: 1,
        maxItems: info.maxItems,
      };
    case 'alternative':
      return { ...alternative({}, []), type: ['object', 'null'] };
    case 'field':
      return { enum: Object.keys(fields) };
    case 'field-options':
      return { type: 'object' };
    default:
      return { type: 'string' };
  }
}

function alternative(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema {
  const own = { field: { enum: Object.keys(fields) }, of: { type: 'object' }, options: { type: 'object' } };
  return object({ ...properties, ...own }, [...required, 'field']);
}

function optionSchema(info: OptionInfo): JsonSchema {
  const preset = 'default' in info && info.default !== undefined ? { default: info.default } : {};
  return { title: info.label, description: wholeHelp(info), ...shapeOf(info), ...preset };
}

function optionSchemas(options: Readonly<Record<string, OptionInfo>>): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(options).map(([name, info]) => [name, optionSchema(info)]));
}

const common = Object.fromEntries(Object.keys(commonOptions).map((option) => [option, ref(option)]));

function optionsSchema({ options = {} }: Field, given: readonly string[]): JsonSchema {
  const required = Object.keys(options).filter(
    (option) => options[option]?.required && !given.includes(option),
  );
  return object({ ...common, ...optionSchemas(options) }, required);
}

interface Shown {
  readonly field: Field;
  readonly given: readonly string[];
}

/** The options of a column, depending on its field. */
function optionsByField(): readonly JsonSchema[] {
  const kinds: Readonly<Record<string, { readonly field: keyof typeof fields; readonly options?: object }>> =
    customKinds;
  const shown: readonly (readonly [string, Shown])[] = [
    ...Object.entries<Field>(fields).map(([id, field]) => [id, { field, given: [] }] as const),
    ...Object.entries(kinds).map(
      ([id, { field, options = {} }]) => [id, { field: fields[field], given: Object.keys(options) }] as const,
    ),
  ];
  const ofNone = shown.filter(([, { field }]) => !field.options).map(([id]) => id);
  const ofSome = shown.filter(([, { field }]) => field.options);
  return [
    whenField({ enum: ofNone }, object(common, []), false),
    ...ofSome.map(([id, { field, given }]) => {
      const options = optionsSchema(field, given);
      return whenField(
        { const: id },
        options,
        Array.isArray(options.required) && options.required.length > 0,
      );
    }),
  ];
}

function whenField(field: JsonSchema, options: JsonSchema, isRequired: boolean): JsonSchema {
  return {
    if: { properties: { field }, required: ['field'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { properties: { options }, ...(isRequired ? { required: ['options'] } : {}) },
  };
}

const fieldNames = {
  oneOf: [
    ...Object.entries<Field>(fields).map(([id, { label }]) => ({ const: id, title: label })),
    ...Object.entries(customKinds).map(([id, { label }]) => ({ const: id, title: label })),
  ],
};

const localeName: JsonSchema = { enum: localeNames };
const localeWeights: JsonSchema = {
  ...object(
    Object.fromEntries(
      localeNames.map((locale) => [locale, { type: 'number', minimum: 0, maximum: LOCALE_WEIGHT_MAX }]),
    ),
    [],
  ),
  minProperties: 1,
};

const column: JsonSchema = {
  ...described(
    propertyTexts.column,
    {
      name,
      key: name,
      field: fieldNames,
      of: object(Object.fromEntries(entityKinds.map((kind) => [kind, { type: 'integer', minimum: 1 }])), []),
      options: { type: 'object' },
      nulls: { type: 'number', minimum: 0, maximum: 100, default: 0 },
      nullWhen: { type: 'string', maxLength: 10_000 },
      hidden: { type: 'boolean', default: false },
      unique: { type: 'boolean', default: false },
      primaryKey: { type: 'boolean', default: false },
      type: { type: 'string', maxLength: 100 },
      maxLength: { type: 'integer', minimum: 1, maximum: limits.CELL_LENGTH_MAX },
      nullable: { type: 'boolean' },
      autoIncrement: { type: 'boolean', default: false },
      valueType: { enum: valueTypes },
      locale: localeName,
    },
    ['name', 'field'],
  ),
  allOf: optionsByField(),
};

const positive = { type: 'integer', minimum: 1, maximum: limits.TABLE_ROWS_MAX };
const childCount = { type: 'integer', minimum: 0, maximum: CHILDREN_TO_MAX };
const children: JsonSchema = {
  description: propertyTexts.children,
  anyOf: [
    { enum: ['uniform', 'zipf', 'one-to-one'] },
    object({ each: positive }, ['each']),
    object({ min: positive }, ['min']),
    object(
      {
        from: childCount,
        to: childCount,
        weights: {
          type: 'array',
          items: { type: 'number', minimum: 0 },
          minItems: 1,
          maxItems: CHILDREN_SPREAD_MAX + 1,
        },
      },
      ['from', 'to'],
    ),
  ],
};

const tableShape = described(
  propertyTexts.table,
  {
    name,
    key: name,
    description: {},
    rows: { type: 'integer', minimum: 0, maximum: limits.TABLE_ROWS_MAX },
    columns: { type: 'array', items: ref('column'), maxItems: limits.COLUMNS_MAX },
    groupedBy: name,
    given: {
      anyOf: [
        object({ rows: { type: 'array', items: { type: 'object' }, maxItems: limits.GIVEN_ROWS_MAX } }, [
          'rows',
        ]),
        object({ file: name, sha256 }, ['file']),
      ],
    },
    write: { type: 'boolean' },
    locale: { anyOf: [localeName, localeWeights, object({ via: name }, ['via'])] },
    primaryKey: { ...names, minItems: 0 },
    unique: { type: 'array', items: names, maxItems: limits.KEYS_MAX },
    foreignKeys: {
      type: 'array',
      items: object({ columns: names, table: name, references: names }, ['columns', 'table', 'references']),
      maxItems: limits.KEYS_MAX,
    },
  },
  ['name'],
);
const table: JsonSchema = {
  ...tableShape,
  anyOf: [{ required: ['columns'] }, { required: ['given'] }],
};

/** The shape of a document, for editors. It does not compare parts of a document, as the check does. https://json-schema.org/draft/2020-12 */
export function documentSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Rowloom schema',
    ...described(
      propertyTexts.document,
      {
        $schema: {},
        description: {},
        madeWith: {},
        version: { const: limits.SCHEMA_VERSION },
        name,
        seed: {
          anyOf: [
            { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
            { type: 'string', maxLength: limits.SEED_LENGTH_MAX },
          ],
          default: limits.SEED_DEFAULT,
        },
        now: { ...date, default: limits.NOW_DEFAULT },
        locale: { anyOf: [localeName, localeWeights], default: limits.LOCALE_DEFAULT },
        tables: { type: 'array', items: ref('table'), maxItems: limits.TABLES_MAX },
      },
      ['version', 'tables'],
    ),
    $defs: { table, column, children, ...optionSchemas(commonOptions) },
  };
}
