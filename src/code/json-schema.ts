import { wellFormed } from '../expression/text.ts';
import { createNames } from './literal.ts';
import { type ColumnContent, type Property, type Shape, tableShapes } from './shapes.ts';
import type { CodeSource } from './source.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Writes a JSON Schema for rows in NDJSON, with one definition per table. It accepts a row of any table. */
export function rowsSchema(source: CodeSource): string {
  const nameOf = createNames();
  const definitions = tableShapes(source).map(({ table, properties }): [string, JsonSchema] => [
    nameOf(wellFormed(table.name)),
    objectSchema(properties),
  ]);
  const jsonSchema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    anyOf: definitions.map(([name]) => ({ $ref: `#/$defs/${pointerPart(name)}` })),
    $defs: Object.fromEntries(definitions),
  };
  return `${JSON.stringify(jsonSchema, null, 2)}\n`;
}

/** https://www.rfc-editor.org/rfc/rfc6901#section-6 */
function pointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** Validators ignore `__proto__` in `properties`, but not in `patternProperties`. */
function objectSchema(properties: readonly Property[], canBeEmptied = false): JsonSchema {
  const entries = properties.map(({ name, shape }) => [name, shapeSchema(shape)] as const);
  const [hidden] = entries.filter(([name]) => name === '__proto__');
  return {
    type: 'object',
    properties: Object.fromEntries(entries.filter((entry) => entry !== hidden)),
    ...(hidden ? { patternProperties: { '^__proto__$': hidden[1] } } : {}),
    ...(canBeEmptied
      ? { $comment: 'An object of more characters than a cell holds is {}: no property is required.' }
      : { required: properties.map(({ name }) => name) }),
    additionalProperties: false,
  };
}

function shapeSchema(shape: Shape): JsonSchema {
  const schema = contentSchema(shape);
  if (!shape.nullable) return schema;
  const { type, enum: values, anyOf } = schema;
  if (Array.isArray(anyOf)) return { anyOf: [...anyOf, { type: 'null' }] };
  return {
    ...schema,
    ...(type === undefined ? {} : { type: [type, 'null'].flat() }),
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  };
}

function contentSchema(shape: ColumnContent): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return { type: 'string', ...defined(shape, ['maxLength', 'format', 'pattern']) };
    case 'integer':
    case 'decimal':
      return numberSchema(shape);
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'timestamp':
      return { type: 'string', format: 'date-time' };
    case 'json':
      return {};
    case 'choice':
      return { enum: shape.values };
    case 'union':
      return { anyOf: shape.contents.map(contentSchema) };
    case 'object':
      return objectSchema(shape.properties, shape.canBeEmptied);
    case 'array':
      return {
        type: 'array',
        items: shapeSchema(shape.item),
        ...(shape.canBeCut
          ? { $comment: 'An array of more characters than a cell holds ends early: no item is required.' }
          : { minItems: shape.minItems }),
        maxItems: shape.maxItems,
      };
  }
}

/**
 * Integers beyond 2^53 are text, which `pattern` describes. `multipleOf` is left out for decimals with digits after the
 * point: validators divide doubles, and find that 19.99 is not a multiple of 0.01.
 */
function numberSchema(shape: Extract<ColumnContent, { readonly kind: 'integer' | 'decimal' }>): JsonSchema {
  const name = shape.kind === 'integer' ? 'integer' : 'number';
  const pattern = '^-?\\d+$';
  if (shape.bigints === 'all') return { type: 'string', pattern };
  const ends = {
    ...(shape.min === undefined ? {} : { minimum: shape.min }),
    ...(shape.max === undefined ? {} : { maximum: shape.max }),
    ...(shape.kind === 'decimal' && shape.decimals === 0 ? { multipleOf: 1 } : {}),
  };
  return shape.bigints === 'none' ? { type: name, ...ends } : { type: [name, 'string'], pattern, ...ends };
}

function defined<T extends object>(values: T, names: readonly (keyof T)[]): Partial<T> {
  const known = names.filter((name) => values[name] !== undefined);
  // `names` are keys of T, so every entry is a property of T.
  return Object.fromEntries(known.map((name) => [name, values[name]])) as Partial<T>;
}
