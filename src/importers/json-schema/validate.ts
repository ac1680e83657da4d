import { isSchema, matches, pathOfReference, type SchemaObject, valueAt } from './layers.ts';
import { isOfType, type JsonType } from './types.ts';

/** Nested deeper, a value counts as valid. */
const DEPTH_MAX = 60;

/** Tells which keywords of a schema a value breaks. Formats are compared by their `SIGNS`. */
export class Validator {
  readonly #root: unknown;

  constructor(root: unknown) {
    this.#root = root;
  }

  /** The keywords that a value breaks, also within it. Of alternatives only `oneOf`, `anyOf`, `not` or `if`. */
  faults(schema: unknown, value: unknown, depth = 0): readonly string[] {
    if (schema === false) return ['false'];
    if (!isSchema(schema) || depth > DEPTH_MAX) return [];
    const inner = (one: unknown, part: unknown = value) => this.faults(one, part, depth + 1);
    return [
      ...this.#faultsOfReference(schema, value, depth),
      ...Object.entries(schema).flatMap(([keyword, rule]) => {
        const test = TESTS[keyword];
        return test && !test(rule, value, schema) ? [keyword] : [];
      }),
      ...combined(schema, inner),
      ...(Array.isArray(value) ? ofItems(schema, value, inner) : []),
      ...(isSchema(value) ? ofProperties(schema, value, inner) : []),
    ];
  }

  #faultsOfReference({ $ref }: SchemaObject, value: unknown, depth: number): readonly string[] {
    const target = pathOfReference($ref, this.#root);
    return target ? this.faults(valueAt(this.#root, target), value, depth + 1) : [];
  }
}

type Test = (rule: unknown, value: unknown, schema: SchemaObject) => boolean;
type Inner = (schema: unknown, value?: unknown) => readonly string[];

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A test of numbers, or of what is counted in a text, a list or an object. */
const counted =
  (
    count: (value: unknown) => number | undefined,
    isWithin: (count: number, limit: number) => boolean,
  ): Test =>
  (rule, value) => {
    const own = count(value);
    return own === undefined || typeof rule !== 'number' || isWithin(own, rule);
  };
const least = (count: number, limit: number) => count >= limit;
const most = (count: number, limit: number) => count <= limit;
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
const lengthOf = (value: unknown) => (typeof value === 'string' ? [...value].length : undefined);
const itemsOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const keysOf = (value: unknown) => (isSchema(value) ? Object.keys(value).length : undefined);

/** The signs of formats that are alternatives of each other: a day is no moment. Other formats take any text. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\d[Tt ]\d\d:/,
  email: /@/,
  uri: /^[A-Za-z][A-Za-z\d+.-]*:/,
  uuid: /^[\dA-Fa-f]{8}-/,
};

const TESTS: Readonly<Record<string, Test>> = {
  format: (rule, value) =>
    typeof value !== 'string' ||
    typeof rule !== 'string' ||
    !Object.hasOwn(SIGNS, rule) ||
    SIGNS[rule]?.test(value) === true,
  type: (rule, value, { nullable }) =>
    (value === null && nullable === true) ||
    [rule].flat().some((type) => typeof type !== 'string' || isOfType(value, type as JsonType)),
  enum: (rule, value) => listOf(rule).some((one) => isEqual(one, value)),
  const: isEqual,
  minimum: counted(numberOf, least),
  maximum: counted(numberOf, most),
  multipleOf: counted(numberOf, (value, step) => Math.abs(value / step - Math.round(value / step)) < 1e-9),
  exclusiveMinimum: counted(numberOf, (value, end) => value > end),
  exclusiveMaximum: counted(numberOf, (value, end) => value < end),
  minLength: counted(lengthOf, least),
  maxLength: counted(lengthOf, most),
  pattern: (rule, value) => typeof value !== 'string' || typeof rule !== 'string' || matches(rule, value),
  minItems: counted(itemsOf, least),
  maxItems: counted(itemsOf, most),
  uniqueItems: (rule, value) =>
    rule !== true ||
    !Array.isArray(value) ||
    new Set(value.map((one) => JSON.stringify(one))).size === value.length,
  minProperties: counted(keysOf, least),
  maxProperties: counted(keysOf, most),
  required: (rule, value) =>
    !isSchema(value) || listOf(rule).every((name) => Object.hasOwn(value, String(name))),
};

function combined(schema: SchemaObject, inner: Inner): readonly string[] {
  const holds = (one: unknown) => inner(one).length === 0;
  const { allOf, anyOf, oneOf, not, if: condition } = schema;
  return [
    ...listOf(allOf).flatMap((one) => inner(one)),
    ...(Array.isArray(anyOf) && !anyOf.some(holds) ? ['anyOf'] : []),
    ...(Array.isArray(oneOf) && oneOf.filter(holds).length !== 1 ? ['oneOf'] : []),
    ...(not !== undefined && holds(not) ? ['not'] : []),
    ...(condition !== undefined && !holds(holds(condition) ? schema.then : schema.else) ? ['if'] : []),
  ];
}

function ofItems(schema: SchemaObject, value: readonly unknown[], inner: Inner): readonly string[] {
  const { prefixItems, items, additionalItems, contains } = schema;
  const firsts = listOf(prefixItems ?? items);
  const others = Array.isArray(items) ? additionalItems : items;
  return [
    ...value.flatMap((one, i) => inner(i < firsts.length ? firsts[i] : others, one)),
    ...(contains !== undefined && !value.some((one) => inner(contains, one).length === 0)
      ? ['contains']
      : []),
  ];
}

function ofProperties(schema: SchemaObject, value: SchemaObject, inner: Inner): readonly string[] {
  const { properties, patternProperties, additionalProperties, propertyNames } = schema;
  return Object.entries(value).flatMap(([name, one]) => {
    const own = isSchema(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [];
    const ofPattern = Object.entries(isSchema(patternProperties) ? patternProperties : {})
      .filter(([pattern]) => matches(pattern, name))
      .map(([, rule]) => rule);
    const rules = [...own, ...ofPattern];
    const faults = (rules.length > 0 ? rules : [additionalProperties]).flatMap((rule) => inner(rule, one));
    const isNamed = propertyNames === undefined || inner(propertyNames, name).length === 0;
    return [
      ...faults.map((fault) => (fault === 'false' ? 'additionalProperties' : fault)),
      ...(isNamed ? [] : ['propertyNames']),
    ];
  });
}
