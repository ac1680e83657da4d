import type { Json } from '../../catalogue/field.ts';
import { ARRAY_LEVELS, NAME_LENGTH_MAX, NESTING_MAX } from '../../schema/schema.ts';
import type { SourceColumn } from '../source-tables.ts';
import { unsupportedIn } from './keywords.ts';
import {
  isSchema,
  keywordIn,
  type Layer,
  type Resolved,
  resolve,
  type SchemaObject,
  type Skip,
  valuesOf,
} from './layers.ts';
import type { PlaceList } from './places.ts';
import {
  boundsOf,
  countOf,
  isOfType,
  type JsonType,
  jsonTypes,
  multiplesOf,
  patternOf,
  scalarType,
} from './types.ts';

/** What all columns of a document share. */
export interface Context {
  readonly root: unknown;
  readonly places: PlaceList;
  readonly skip: Skip;
  /** How many more columns the schema takes. */
  columnsLeft: number;
}

/** What is around a value. */
interface Around {
  /** The schemas whose `properties` or `items` led to it. One that leads to itself is circular. */
  readonly schemas: ReadonlySet<SchemaObject>;
  readonly depth: number;
}

const COMMENT_MAX = 1000;

/** The columns of an object. */
export function columnsOf(
  { layers }: Resolved,
  context: Context,
  around: Around = { schemas: new Set(), depth: 0 },
): readonly SourceColumn[] {
  reportUnsupported(layers, context);
  const columns: SourceColumn[] = [];
  for (const [name, { layer, owners }] of propertiesOf(layers)) {
    const inside = { schemas: new Set([...around.schemas, ...owners]), depth: around.depth };
    if (context.columnsLeft <= 0) {
      context.skip(
        layer.path,
        'A schema has at most 10,000 columns: this one and all after it were left out.',
      );
      return columns;
    }
    const reason = wrongName(name);
    if (reason !== undefined) {
      context.skip(layer.path, reason);
      continue;
    }
    const column = columnOf(name, layer, context, inside);
    if (isTooDeep(column, around.depth)) {
      context.skip(layer.path, 'This is nested too deeply: it was left out.');
      continue;
    }
    context.columnsLeft--;
    columns.push(column);
  }
  return columns;
}

/** Whether no levels are left for the values of a column. */
function isTooDeep({ type }: SourceColumn, depth: number): boolean {
  return depth >= NESTING_MAX && type.value === 'json';
}

function wrongName(name: string): string | undefined {
  if (name.trim() === '') return 'A column needs a name.';
  if (name.includes('\0')) return 'A column’s name cannot contain NUL.';
  if (name.length > NAME_LENGTH_MAX) return 'A column’s name has at most 1,000 characters.';
  return undefined;
}

interface Property {
  readonly layer: Layer;
  /** The schemas that have it in their `properties`. */
  readonly owners: readonly SchemaObject[];
}

/** Properties of all layers. What several layers say about one property holds together. */
function propertiesOf(layers: readonly Layer[]): ReadonlyMap<string, Property> {
  const found = new Map<string, Property>();
  for (const { schema, path } of layers) {
    if (!isSchema(schema.properties)) continue;
    for (const [name, property] of Object.entries(schema.properties)) {
      if (property === false) continue;
      const known = found.get(name);
      const own = isSchema(property) ? property : {};
      const layer = known
        ? { schema: { allOf: [known.layer.schema, own] }, path: known.layer.path }
        : { schema: own, path: [...path, 'properties', name] };
      found.set(name, { layer, owners: [...(known?.owners ?? []), schema] });
    }
  }
  return found;
}

function reportUnsupported(layers: readonly Layer[], { skip }: Context): void {
  for (const { schema, path } of layers) {
    for (const [keyword, reason] of unsupportedIn(schema)) skip([...path, keyword], `${keyword}: ${reason}`);
  }
}

function columnOf(name: string, layer: Layer, context: Context, around: Around): SourceColumn {
  const resolved = resolve(context.root, layer, around.schemas, context.skip);
  const { layers } = resolved;
  const values = valuesIn(resolved);
  const types = jsonTypes(layers, values);
  // A property that may be missing still refuses null.
  const isNullable =
    resolved.canBeNull ||
    types.includes('null') ||
    valuesOf(layers, 'nullable').includes(true) ||
    values?.includes(null) === true;
  const [type, ...others] = types.filter((each) => each !== 'null');
  if (others.length > 0) {
    context.skip(
      keywordIn(layers, 'type')?.path ?? layer.path,
      `A column has only one type. The first of ${types.join(', ')} is used.`,
    );
  }
  const comment = commentOf(layers);
  const base = {
    name,
    place: context.places.at(layer.path),
    nullable: isNullable,
    ...(comment === undefined ? {} : { comment }),
    ...defaultOf(layers),
  };
  if (resolved.isCircular) {
    context.skip(layer.path, 'This schema contains itself, so it was read as any JSON.');
    return { ...base, type: { value: 'json' } };
  }
  if (type === 'object' || type === 'array') return nested(type, base, resolved, context, around);
  reportUnsupported(layers, context);
  return { ...base, ...scalar(type, layers, values, context) };
}

type Base = Omit<SourceColumn, 'type'>;

/** A column of an object or an array. */
function nested(
  type: 'object' | 'array',
  base: Base,
  resolved: Resolved,
  context: Context,
  { schemas, depth }: Around,
): SourceColumn {
  const { layers } = resolved;
  const inside = depth + (type === 'array' ? ARRAY_LEVELS : 1);
  if (inside > NESTING_MAX) return ofAnyForm(base, layers, context, depth);
  if (type === 'object') {
    const columns = columnsOf(resolved, context, { schemas, depth: inside });
    return columns.length > 0
      ? { ...base, type: { value: 'object' }, columns, ...objectNameOf(resolved) }
      : { ...base, type: { value: 'json' } };
  }
  reportUnsupported(layers, context);
  const item = itemOf(layers);
  const owners = layers.flatMap(({ schema }) =>
    'items' in schema || 'prefixItems' in schema ? [schema] : [],
  );
  const around = { schemas: new Set([...schemas, ...owners]), depth: inside };
  const column = columnOf('item', item, context, around);
  if (isTooDeep(column, inside)) return ofAnyForm(base, layers, context, depth);
  const min = countOf(layers, 'minItems');
  const max = countOf(layers, 'maxItems');
  const ends = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return { ...base, type: { value: 'array' }, items: { column, ...ends } };
}

function objectNameOf({ definition }: Resolved): Pick<SourceColumn, 'objectName'> {
  return definition === undefined || definition === '' ? {} : { objectName: definition };
}

/** JSON of any form in place of what is nested too deeply, if there is a level left for it. */
function ofAnyForm(base: Base, layers: readonly Layer[], { skip }: Context, depth: number): SourceColumn {
  if (depth < NESTING_MAX)
    skip(layers[0]?.path ?? [], 'This is nested too deeply, so it was read as any JSON.');
  return { ...base, type: { value: 'json' } };
}

/** The schema of the items. Of a list of schemas, for the first items, it is the first one. */
function itemOf(layers: readonly Layer[]): Layer {
  for (const keyword of ['prefixItems', 'items']) {
    const found = keywordIn(layers, keyword);
    if (found === undefined) continue;
    const { value, path } = found;
    if (isSchema(value)) return { schema: value, path };
    if (Array.isArray(value) && isSchema(value[0])) return { schema: value[0], path: [...path, 0] };
  }
  return { schema: {}, path: layers[0]?.path ?? [] };
}

function scalar(
  type: JsonType | undefined,
  layers: readonly Layer[],
  all: readonly unknown[] | undefined,
  { skip }: Context,
): Pick<SourceColumn, 'type' | 'values' | 'bounds' | 'pattern' | 'format'> {
  if (type === undefined) return { type: { value: 'unknown' } };
  const bounds = boundsOf(type, layers);
  const values =
    all?.filter((value) => isOfType(value, type)).filter(isScalar) ?? multiplesOf(layers, bounds);
  const pattern = type === 'string' ? patternOf(layers, skip) : undefined;
  const format = keywordIn(layers, 'format')?.value;
  return {
    type: scalarType(type, layers, values === undefined ? skip : () => {}),
    ...(values === undefined || values.length === 0 ? {} : { values }),
    ...(bounds === undefined ? {} : { bounds }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(typeof format === 'string' && type === 'string' ? { format } : {}),
  };
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The only values allowed: those of all lists, if there are several. */
function valuesIn({ layers, constants }: Resolved): readonly unknown[] | undefined {
  const lists: (readonly unknown[])[] = [
    ...valuesOf(layers, 'const').map((value) => [value]),
    ...valuesOf(layers, 'enum').filter((list) => Array.isArray(list)),
    ...(constants ? [constants] : []),
  ];
  const [first, ...others] = lists;
  const common = first?.filter((value) => others.every((list) => list.includes(value)));
  return common && [...new Set(common)];
}

function defaultOf(layers: readonly Layer[]): Pick<SourceColumn, 'default'> {
  const value = keywordIn(layers, 'default')?.value;
  return isJson(value) ? { default: { value } } : {};
}

/** Values of a document are JSON, unless they are missing. YAML can have others, such as dates. */
function isJson(value: unknown): value is Json {
  return value === null || isScalar(value);
}

function commentOf(layers: readonly Layer[]): string | undefined {
  const texts = ['description', 'title'].map((keyword) => keywordIn(layers, keyword)?.value);
  const text = texts.find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof text === 'string' ? text.trim().slice(0, COMMENT_MAX) : undefined;
}
