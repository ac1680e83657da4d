import type { Json } from '../../catalogue/field.ts';
import { type FieldId, isFieldId } from '../../catalogue/fields.ts';
import type { Path } from '../../schema/problem.ts';
import { ARRAY_LEVELS, NAME_LENGTH_MAX, NESTING_MAX } from '../../schema/schema.ts';
import type { SourceColumn } from '../source-tables.ts';
import { constantColumn } from './constant-columns.ts';
import { countOf } from './counts.ts';
import { geometryOf } from './geojson.ts';
import { DATE_TEXTS, isOfAnyObject, unsupportedIn } from './keywords.ts';
import {
  isNever,
  isSchema,
  keywordIn,
  type Layer,
  type Picks,
  type Resolved,
  requiredIn,
  resolve,
  type SchemaObject,
  type Skip,
  valuesOf,
} from './layers.ts';
import { isMap, mapEntries, otherProperty } from './map-keys.ts';
import type { PlaceList } from './places.ts';
import {
  boundsOf,
  isOfType,
  isScalar,
  type JsonType,
  jsonTypes,
  multiplesOf,
  patternsOf,
  scalarType,
} from './types.ts';

/** What all columns of a document share. */
export interface Context {
  readonly root: unknown;
  readonly places: PlaceList;
  readonly skip: Skip;
  /** Whether the document has `NOTES` and `DATE_TEXTS`. In others, these keywords say nothing. */
  readonly isAnnotated: boolean;
  /** Columns whose values break their schema, with the schema and the reason. */
  readonly broken: Map<SourceColumn, Parameters<Skip>>;
  /** The schemas of the columns of tables. */
  readonly schemas: Map<SourceColumn, Layer>;
  /** How many more columns the schema takes. */
  columnsLeft: number;
}

/** What is around a value. */
interface Around {
  /** The schemas whose `properties` or `items` led to it. One that leads to itself is circular. */
  readonly schemas: ReadonlySet<SchemaObject>;
  readonly depth: number;
  /** How many columns the value may have inside. */
  readonly share: number;
}

const COMMENT_MAX = 1000;
/** Columns inside one column: a cell has at most 65,536 characters, and arrays repeat their columns. */
const SHARE = 400;
const OUTERMOST: Around = { schemas: new Set(), depth: 0, share: Number.POSITIVE_INFINITY };

/** The columns of an object. */
export function columnsOf(
  { layers, excluded }: Resolved,
  context: Context,
  around: Around = OUTERMOST,
  objectName = '',
): readonly SourceColumn[] {
  reportUnsupported(layers, context);
  const columns: SourceColumn[] = [];
  const properties = fittingProperties(propertiesOf(layers, excluded, objectName), layers, context, around);
  const required = requiredIn(layers);
  let share = around.share - properties.length;
  for (const [i, [name, { layer, owners }]] of properties.entries()) {
    const own = Math.min(SHARE, Math.ceil(share / (properties.length - i)));
    const inside = { schemas: new Set([...around.schemas, ...owners]), depth: around.depth, share: own };
    // The note on the tables that are left out tells it, too.
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
    if (isNever(layer.schema) && !required.has(name)) {
      reportUnsupported([layer], context, ` The property ${name} was left out.`);
      continue;
    }
    const before = context.columnsLeft;
    const column = columnOf(name, layer, context, inside);
    const fault = faultOf(column, around.depth, layer, context);
    if (fault && !required.has(name)) {
      const [path, reason] = fault;
      context.skip(path, `${reason} The property ${name} was left out.`, false);
      continue;
    }
    if (fault) context.broken.set(column, fault);
    if (fault && around.depth === 0) context.skip(...fault);
    share -= before - context.columnsLeft;
    context.columnsLeft--;
    if (around.depth === 0) context.schemas.set(column, layer);
    columns.push(column);
  }
  return columns;
}

const TOO_DEEP = 'This is nested too deeply.';

/** Why the values of a column break its schema: a part of them does, or no levels are left for them. */
function faultOf(
  column: SourceColumn,
  depth: number,
  { path }: Layer,
  { broken }: Context,
): Parameters<Skip> | undefined {
  const { type, columns, tuple, items, alternatives } = column;
  const parts = [column, ...(columns ?? tuple ?? alternatives ?? (items ? [items.column] : []))];
  const fault = parts.map((part) => broken.get(part)).find((one) => one !== undefined);
  const isAny = (type.value === 'json' || type.value === 'object') && !columns && !alternatives;
  return fault ?? (depth >= NESTING_MAX && isAny ? [path, TOO_DEEP] : undefined);
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
function propertiesOf(
  layers: readonly Layer[],
  excluded: ReadonlySet<string>,
  objectName: string,
): ReadonlyMap<string, Property> {
  const found = new Map<string, Property>();
  const add = (name: string, schema: unknown, path: Path, of: readonly SchemaObject[]) => {
    const earlier = found.get(name);
    const own = isSchema(schema) ? schema : {};
    const layer = earlier
      ? { schema: { allOf: [earlier.layer.schema, own] }, path: earlier.layer.path }
      : { schema: own, path };
    found.set(name, { layer, owners: [...(earlier?.owners ?? []), ...of] });
  };
  const required = requiredIn(layers);
  const isLeftOut = (name: string) => excluded.has(name) && !required.has(name);
  for (const { schema, path } of layers) {
    if (!isSchema(schema.properties)) continue;
    for (const [name, property] of Object.entries(schema.properties)) {
      if (property !== false && !isLeftOut(name))
        add(name, property, [...path, 'properties', name], [schema]);
    }
  }
  const named = new Set(found.keys());
  const start: Path = layers[0]?.path ?? [];
  const addOthers = (name: string, others: readonly Layer[]) => {
    if (others.length === 0 && !named.has(name)) add(name, {}, [...start, 'required'], []);
    for (const { schema, path } of others)
      add(
        name,
        schema,
        path,
        layers.map((layer) => layer.schema),
      );
  };
  for (const name of new Set([...named, ...required])) {
    const others = isLeftOut(name) ? undefined : otherProperty(layers, name);
    if (others) addOthers(name, others);
    // Only this layer knows the property, and another one forbids it.
    else if (named.has(name) && !required.has(name)) found.delete(name);
  }
  for (const not of valuesOf(layers, 'not').filter(isSchema)) {
    const names = Array.isArray(not.required) ? not.required.map(String) : [];
    // The values of one property can be others, if the schema says more than that it is there.
    const demands = Object.entries(not).filter(([keyword, value]) => !isOfAnyObject(keyword, value));
    if (names.length < 2 && demands.length > 1) continue;
    const free = names.findLast((name) => !required.has(name));
    if (free !== undefined && names.every((name) => found.has(name))) found.delete(free);
  }
  if (isMap(layers) || required.size > 0) {
    const least = countOf(layers, 'minProperties') ?? 0;
    const isOpen = found.size === 0 || found.size < least;
    for (const { key, layers: own } of isOpen ? mapEntries(objectName, layers, new Set(found.keys())) : []) {
      addOthers(key, own);
    }
  }
  return found;
}

/** The required properties, and as many of the others as the object's limits leave room for. */
function fittingProperties(
  properties: ReadonlyMap<string, Property>,
  layers: readonly Layer[],
  { skip }: Context,
  { share }: Around,
): readonly (readonly [string, Property])[] {
  const required = requiredIn(layers);
  const most = countOf(layers, 'maxProperties') ?? Number.POSITIVE_INFINITY;
  let room = Math.min(most, share) - [...properties.keys()].filter((name) => required.has(name)).length;
  const fitting = [...properties].filter(([name]) => required.has(name) || room-- > 0);
  if (fitting.length < properties.size && share < most) {
    skip(
      layers[0]?.path ?? [],
      `A cell has room for ${fitting.length} of these ${properties.size} properties: others that are not required were left out.`,
      false,
    );
  }
  return fitting;
}

function reportUnsupported(layers: readonly Layer[], { skip, isAnnotated }: Context, consequence = ''): void {
  for (const { schema, path } of layers) {
    for (const [keyword, reason] of unsupportedIn(schema, isAnnotated))
      skip([...path, keyword], `${reason}${consequence}`);
  }
}

/** Alternatives of alternatives beyond so many levels are the first ones. */
const PICKS_MAX = 3;
/** Alternatives of one value. */
const BRANCHES_MAX = 10;

function columnOf(
  name: string,
  layer: Layer,
  context: Context,
  around: Around,
  picks: Picks = new Map(),
): SourceColumn {
  const resolved = resolve(context.root, layer, around.schemas, context.skip, picks);
  const { layers, choice } = resolved;
  if (choice && picks.size < PICKS_MAX) return chosenOf(name, layer, context, around, { resolved, picks });
  if (choice) return columnOf(name, layer, context, around, new Map([...picks, [choice.list, 0]]));
  const values = valuesIn(resolved);
  const types = jsonTypes(layers, values);
  const ofValue = types.filter((each) => each !== 'null');
  const typeList = valuesOf(layers, 'type').find(Array.isArray);
  const type = ofValue[(typeList && picks.get(typeList)) ?? 0];
  if (typeList && !picks.has(typeList) && ofValue.length > 1 && values === undefined) {
    const branches = ofValue.map(() => layer);
    const ofTypes = { resolved: { ...resolved, choice: { list: typeList, branches } }, picks };
    return chosenOf(name, layer, context, around, ofTypes);
  }
  const base = baseOf(name, layer, resolved, context);
  if (resolved.isCircular) return circular(base, layer, resolved, context);
  const constants = values?.filter((value) => value !== null);
  if (type === undefined && types.includes('null')) return constantColumn(base, [null]);
  if (constants?.some((value) => !isScalar(value)))
    return constantColumn(base, constants.slice(0, BRANCHES_MAX));
  const geometry = type === 'object' ? geometryOf(base, layers, NESTING_MAX - around.depth) : undefined;
  if (geometry) return geometry;
  if (type === 'object' || type === 'array') return nested(type, base, resolved, context, around);
  reportUnsupported(layers, context);
  return { ...base, ...scalar(type, layers, values, context) };
}

/** A column of alternatives: one column for each. */
function chosenOf(
  name: string,
  layer: Layer,
  context: Context,
  { schemas, depth, share }: Around,
  { resolved, picks }: { readonly resolved: Resolved; readonly picks: Picks },
): SourceColumn {
  const { list, branches = [] } = resolved.choice ?? { list: [] };
  const count = Math.min(branches.length, BRANCHES_MAX);
  // An alternative that is no object is the value of a column of its own, which is a level more.
  const inside = { schemas, depth: depth + 2, share: Math.ceil(share / count) };
  if (depth + 2 > NESTING_MAX || share < count)
    return columnOf(name, layer, context, { schemas, depth, share }, new Map([...picks, [list, 0]]));
  const all = branches
    .slice(0, count)
    .map((_, i) => columnOf(name, layer, context, inside, new Map([...picks, [list, i]])));
  const whole = all.filter((one, i) => !faultOf(one, inside.depth, branches[i] ?? layer, context));
  const alternatives = (whole.length > 0 ? whole : all).flatMap((one) => one.alternatives ?? [one]);
  context.columnsLeft -= alternatives.length;
  const base = baseOf(name, layer, resolved, context);
  const [first, ...others] = new Set(alternatives.map(({ type }) => type.value));
  const isOfTexts = first === 'text' && others.length === 0;
  return { ...base, type: { value: isOfTexts ? 'text' : 'json' }, alternatives };
}

type Base = Omit<SourceColumn, 'type'>;

function baseOf(name: string, layer: Layer, resolved: Resolved, { places }: Context): Base {
  const { layers } = resolved;
  const values = valuesIn(resolved);
  const allowsNull =
    jsonTypes(layers, values).includes('null') || valuesOf(layers, 'nullable').includes(true);
  const comment = commentOf(layers);
  const named = fakerField(keywordIn(layers, 'x-faker')?.value);
  const examples = examplesIn(layers);
  return {
    name,
    place: places.at(layer.path),
    // A property that may be missing still refuses null.
    nullable: !resolved.refusesNull && (resolved.canBeNull || (values ? values.includes(null) : allowsNull)),
    ...(comment === undefined ? {} : { comment }),
    ...defaultOf(layers),
    ...(named === undefined ? {} : { named: { field: named } }),
    ...(examples.length > 0 ? { examples } : {}),
  };
}

/** The modules of older versions of faker. */
const MODULES: Readonly<Record<string, string>> = { name: 'person', address: 'location' };

/** The field of `x-faker`, as json-schema-faker reads it: `name.firstName`, or an object with that name and its arguments. */
function fakerField(value: unknown): FieldId | undefined {
  const name = isSchema(value) ? (Object.keys(value)[0] ?? '') : String(value ?? '');
  const [module = '', ...method] = name.split('.');
  const id = [MODULES[module] ?? module, ...method].join('.');
  return isFieldId(id) ? id : undefined;
}

/** The column of a schema that contains itself: an empty object or list, if the schema requires nothing. */
function circular(base: Base, layer: Layer, { layers }: Resolved, context: Context): SourceColumn {
  const { root, skip, broken } = context;
  const { layers: whole } = resolve(root, layer, new Set(), () => {});
  const isArray = jsonTypes(whole, undefined).includes('array');
  const least = countOf(whole, 'minItems') ?? countOf(whole, 'minProperties') ?? 0;
  const isFree = requiredIn([...layers, ...whole]).size === 0 && least === 0;
  const column: SourceColumn = isArray
    ? { ...base, type: { value: 'array' }, tuple: [] }
    : { ...base, type: { value: 'json' }, columns: [] };
  if (isFree) skip(layer.path, CIRCULAR, false);
  else broken.set(column, [layer.path, CIRCULAR]);
  return column;
}

const CIRCULAR = 'This schema contains itself, so it is empty here.';

/** A column of an object or an array. */
function nested(
  type: 'object' | 'array',
  base: Base,
  resolved: Resolved,
  context: Context,
  around: Around,
): SourceColumn {
  return type === 'object'
    ? objectColumn(base, resolved, context, around)
    : arrayColumn(base, resolved, context, around);
}

function objectColumn(base: Base, resolved: Resolved, context: Context, around: Around): SourceColumn {
  const { layers } = resolved;
  const depth = around.depth + 1;
  if (depth > NESTING_MAX) {
    const least = requiredIn(layers).size + (countOf(layers, 'minProperties') ?? 0);
    return emptied({ ...base, type: { value: 'json' }, columns: [] }, least > 0, layers, context);
  }
  const columns = columnsOf(resolved, context, { ...around, depth }, base.name);
  if (columns.length > 0) return { ...base, type: { value: 'object' }, columns, ...objectNameOf(resolved) };
  // Properties that nobody names could break the schema of others.
  const others = ['additionalProperties', 'unevaluatedProperties', 'propertyNames'];
  const isOpen = others.flatMap((keyword) => valuesOf(layers, keyword)).every((schema) => schema === true);
  const isEmpty = !isOpen || countOf(layers, 'maxProperties') === 0;
  return isEmpty ? { ...base, type: { value: 'json' }, columns } : { ...base, type: { value: 'object' } };
}

function objectNameOf({ definition }: Resolved): Pick<SourceColumn, 'objectName'> {
  return definition === undefined || definition === '' ? {} : { objectName: definition };
}

/** A column, which is empty because no levels are left. It breaks its schema if that demands more. */
function emptied(
  column: SourceColumn,
  isBroken: boolean,
  [first]: readonly Layer[],
  { skip, broken }: Context,
): SourceColumn {
  const path = first?.path ?? [];
  if (isBroken) broken.set(column, [path, TOO_DEEP]);
  else skip(path, `${TOO_DEEP} It is empty.`, false);
  return column;
}

function arrayColumn(base: Base, { layers }: Resolved, context: Context, around: Around): SourceColumn {
  reportUnsupported(layers, context);
  const contains = keywordIn(layers, 'contains');
  const least = Math.max(
    countOf(layers, 'minItems') ?? 0,
    contains ? (countOf(layers, 'minContains') ?? 1) : 0,
  );
  const min = contains || keywordIn(layers, 'minItems') ? least : undefined;
  const max = [countOf(layers, 'maxItems'), contains ? countOf(layers, 'maxContains') : undefined]
    .filter((count) => count !== undefined)
    .reduce<number | undefined>((one, other) => Math.min(one ?? other, other), undefined);
  const item = itemOf(layers);
  const owners = layers.flatMap(({ schema }) =>
    'items' in schema || 'prefixItems' in schema ? [schema] : [],
  );
  const schemas = new Set([...around.schemas, ...owners]);
  const tuple = { schemas, depth: around.depth + 1, share: around.share };
  const firsts = firstItems(layers);
  if (firsts.length > 0) {
    const count = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(firsts.length, least));
    const own = Array.from({ length: count }, (_, i) => firsts[i] ?? item ?? { schema: {}, path: [] });
    return listColumn(base, own, layers, context, tuple);
  }
  if (item === undefined) return { ...base, type: { value: 'array' }, tuple: [] };
  const isDistinct = valuesOf(layers, 'uniqueItems').includes(true);
  const inside = { schemas, depth: around.depth + ARRAY_LEVELS, share: Math.ceil(around.share / 3) };
  // A list of columns has fewer levels than an array, and no two of its items need to be equal.
  const asList = Array.from({ length: Math.max(1, Math.min(least, max ?? least)) }, () => item);
  if (inside.depth > NESTING_MAX) return listColumn(base, asList, layers, context, tuple, least);
  const trial: Context = { ...context, skip: (...part) => skipped.push(part) };
  const skipped: Parameters<Skip>[] = [];
  const first = columnOf('item', item, trial, inside);
  // Such an item is the value of a column of its own.
  const isWrapped = first.alternatives !== undefined || first.nullable;
  const column = isWrapped ? columnOf('item', item, trial, { ...inside, depth: inside.depth + 1 }) : first;
  const fault = faultOf(column, inside.depth, item, trial);
  if (fault?.[1] === TOO_DEEP) return listColumn(base, asList, layers, context, tuple, least);
  context.columnsLeft = trial.columnsLeft;
  for (const part of skipped) context.skip(...part);
  if (fault && least === 0) {
    const [path, reason] = fault;
    context.skip(path, `${reason} The list is empty.`, false);
    return { ...base, type: { value: 'array' }, tuple: [] };
  }
  if (isDistinct && least > 1) {
    const own = disjoint(column, least);
    if (own) return { ...base, type: { value: 'array' }, tuple: own };
  }
  const ends = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return {
    ...base,
    type: { value: 'array' },
    items: { column, ...ends, ...(isDistinct ? { isDistinct: true as const } : {}) },
  };
}

/** As many columns with parts of an item's values, so that no two items are equal. */
function disjoint(item: SourceColumn, count: number): readonly SourceColumn[] | undefined {
  const { values = [] } = item;
  if (values.length < count) return undefined;
  return Array.from({ length: count }, (_, i) => ({
    ...item,
    name: `item_${i + 1}`,
    values: values.filter((__, at) => at % count === i),
  }));
}

/** A list whose items are columns of their own. It is empty where no levels are left. */
function listColumn(
  base: Base,
  items: readonly Layer[],
  layers: readonly Layer[],
  context: Context,
  around: Around,
  least = items.length,
): SourceColumn {
  const empty: SourceColumn = { ...base, type: { value: 'array' }, tuple: [] };
  if (items.length === 0) return empty;
  if (around.depth > NESTING_MAX) return emptied(empty, least > 0, layers, context);
  const inside = { ...around, share: Math.ceil(around.share / items.length) };
  const tuple = items.map((item, i) => columnOf(`item_${i + 1}`, item, context, inside));
  context.columnsLeft -= tuple.length;
  const isBroken = tuple.some((column, i) =>
    faultOf(column, around.depth, items[i] ?? { schema: {}, path: [] }, context),
  );
  return isBroken && least === 0
    ? emptied(empty, false, layers, context)
    : { ...base, type: { value: 'array' }, tuple };
}

/** The schemas of the first items, if they have their own. */
function firstItems(layers: readonly Layer[]): readonly Layer[] {
  for (const keyword of ['prefixItems', 'items']) {
    const { value, path = [] } = keywordIn(layers, keyword) ?? {};
    if (!Array.isArray(value)) continue;
    return value.map((schema: unknown, i) => ({
      schema: isSchema(schema) ? schema : {},
      path: [...path, i],
    }));
  }
  return [];
}

/** The schema of the items behind the first ones. Undefined if there are none. */
function itemOf(layers: readonly Layer[]): Layer | undefined {
  const found: Layer[] = [];
  for (const keyword of ['items', 'contains', 'additionalItems', 'unevaluatedItems']) {
    for (const { schema, path } of layers) {
      const value = schema[keyword];
      if (value === false && keyword !== 'unevaluatedItems' && keyword !== 'additionalItems')
        return undefined;
      if (isSchema(value)) found.push({ schema: value, path: [...path, keyword] });
    }
  }
  const [first, second] = found;
  if (first === undefined) return { schema: {}, path: layers[0]?.path ?? [] };
  return second ? { schema: { allOf: found.map(({ schema }) => schema) }, path: first.path } : first;
}

function scalar(
  type: JsonType | undefined,
  layers: readonly Layer[],
  all: readonly unknown[] | undefined,
  { skip, isAnnotated }: Context,
): Pick<SourceColumn, 'type' | 'values' | 'bounds' | 'pattern' | 'patterns' | 'format' | 'hasDateTexts'> {
  if (type === undefined) return { type: { value: 'unknown' } };
  const bounds = boundsOf(type, layers);
  const values =
    all?.filter((value) => isOfType(value, type)).filter(isScalar) ?? multiplesOf(layers, bounds);
  const inBounds = values?.filter((value) => isInBounds(value, bounds));
  const kept = bounds?.maxLength === 0 ? [''] : inBounds?.length === 0 ? values : inBounds;
  const patterns = type === 'string' ? patternsOf(layers, skip) : {};
  const format = keywordIn(layers, 'format')?.value;
  const hasDateTexts = isAnnotated && keywordIn(layers, DATE_TEXTS)?.value === true;
  return {
    type: scalarType(type, layers, values === undefined ? skip : () => {}),
    ...(kept === undefined || kept.length === 0 ? {} : { values: kept }),
    ...(bounds === undefined ? {} : { bounds }),
    ...patterns,
    ...(typeof format === 'string' && type === 'string' ? { format } : {}),
    ...(hasDateTexts ? { hasDateTexts: true as const } : {}),
  };
}

function isInBounds(value: Json, bounds: SourceColumn['bounds'] = {}): boolean {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = bounds;
  if (typeof value === 'number') return value >= Number(min) && value <= Number(max);
  if (typeof value !== 'string') return true;
  const { length } = [...value];
  return length >= (bounds.minLength ?? 0) && length <= (bounds.maxLength ?? length);
}

/** The only values allowed: those of all lists, if there are several. */
function valuesIn({ layers, constants }: Resolved): readonly unknown[] | undefined {
  const lists: (readonly unknown[])[] = [
    ...valuesOf(layers, 'const').map((value) => [value]),
    ...valuesOf(layers, 'enum').filter((list) => Array.isArray(list)),
    ...(constants ? [constants] : []),
  ];
  const [first, ...others] = lists;
  const textOf = (value: unknown) => JSON.stringify(value);
  const common = first?.filter((value) =>
    others.every((list) => list.some((one) => textOf(one) === textOf(value))),
  );
  return common && [...new Map(common.map((value) => [textOf(value), value])).values()];
}

function examplesIn(layers: readonly Layer[]): readonly Json[] {
  const all = layers.flatMap(({ schema }) => [
    schema.example,
    ...(Array.isArray(schema.examples) ? schema.examples : []),
  ]);
  return [...new Set(all.filter(isScalar))];
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
