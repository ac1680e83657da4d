import type { Path } from '../../schema/problem.ts';
import { COLUMNS_MAX, TABLES_MAX } from '../../schema/schema.ts';
import type { SkippedPart, SourceTable, SourceTables } from '../source-tables.ts';
import { isChosen, type StructureFilter } from '../table-patterns.ts';
import { keywordConstraints } from './keyword-constraints.ts';
import {
  isSchema,
  keywordIn,
  type Layer,
  pathOfReference,
  type Resolved,
  resolve,
  type SchemaObject,
  type Skip,
  valueAt,
  valuesOf,
} from './layers.ts';
import { isMap } from './map-keys.ts';
import { type FindPlaces, PlaceList, propertyAt } from './places.ts';
import { type Context, columnsOf } from './schema-columns.ts';
import { type JsonType, jsonTypes } from './types.ts';

const NO_SCHEMAS: ReadonlySet<SchemaObject> = new Set();
/** Characters of a property's path in the report. */
const TEXT_MAX = 80;
const DEFINITIONS: readonly Path[] = [['$defs'], ['definitions'], ['components', 'schemas']];

interface FoundTable {
  readonly name: string;
  readonly layer: Layer;
}

export interface JsonSchemaOptions {
  /** The name of the table, if the schema names none. */
  readonly name: string;
  /** Which of its objects to read. */
  readonly filter?: StructureFilter | undefined;
  /** Whether the library wrote the JSON Schema, and so its own keywords in it. */
  readonly isAnnotated?: boolean | undefined;
}

/** The tables of a document: a JSON Schema, or an OpenAPI description with its components. */
export function readTables(
  root: unknown,
  { name, filter = {}, isAnnotated = false }: JsonSchemaOptions,
  findPlaces: FindPlaces,
): SourceTables {
  const places = new PlaceList();
  const skipped = new Map<string, SkippedPart>();
  const skip: Skip = (path, reason, matters = true) => {
    // Schemas that several tables refer to are read several times.
    const key = JSON.stringify([path, reason]);
    if (!skipped.has(key))
      skipped.set(key, {
        place: places.at(path),
        text: propertyAt(path).slice(0, TEXT_MAX),
        reason,
        matters,
      });
  };
  const context: Context = {
    root,
    places,
    skip,
    isAnnotated,
    broken: new Map(),
    schemas: new Map(),
    columnsLeft: COLUMNS_MAX,
  };
  const found = isSchema(root) ? new TableFinder(root, name, context).find() : [];
  const chosen = found.filter((table) => isChosen(filter, '', table.name));
  const tables: SourceTable[] = [];
  let read = 0;
  for (const table of chosen.slice(0, TABLES_MAX)) {
    if (context.columnsLeft <= 0 && read > 0) break;
    tables.push(...readTable(table, context));
    read++;
  }
  places.fill(findPlaces);
  const left = chosen.length - read;
  const note = `A schema has at most 1,000 tables and 10,000 columns: ${left} of ${chosen.length} objects were left out. Choose objects by their names, such as pull*: with “Tables” in the Studio, --tables and --exclude of the command, or tables and exclude of the library.`;
  return {
    tables,
    skipped: [...skipped.values()].sort(
      (a, b) => a.place.line - b.place.line || a.place.column - b.place.column,
    ),
    notes: left > 0 ? [note] : [],
  };
}

function readTable({ name, layer }: FoundTable, context: Context): readonly SourceTable[] {
  const place = context.places.at(layer.path);
  const columns = columnsOf(resolveAt(layer, context), context);
  if (columns.length === 0) return [];
  const constraints = columns.flatMap((column) => keywordConstraints(column, context));
  return [
    { name, place, columns, primaryKey: [], uniqueKeys: [], foreignKeys: [], comparisons: [], constraints },
  ];
}

function resolveAt(layer: Layer, { root, skip }: Context): Resolved {
  return resolve(root, layer, NO_SCHEMAS, skip);
}

const NOUNS: Readonly<Record<Exclude<JsonType, 'object'> | 'value', string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a number',
  null: 'null',
  number: 'a number',
  string: 'a text',
  value: 'any value',
};

/** The schemas of requests and responses of an OpenAPI description that are no components. */
function inlineSchemas(root: SchemaObject): readonly FoundTable[] {
  const found: FoundTable[] = [];
  const add = (name: string, path: Path) => {
    const part = valueAt(root, path);
    const { content, schema } = isSchema(part) ? part : {};
    const media = isSchema(content) ? Object.keys(content).find((type) => type.includes('json')) : undefined;
    const at = media === undefined ? [...path, 'schema'] : [...path, 'content', media, 'schema'];
    const own = media === undefined ? schema : valueAt(root, at);
    const items = isSchema(own) && isSchema(own.items) ? own.items : own;
    if (isSchema(own) && isSchema(items) && items.$ref === undefined)
      found.push({ name, layer: { schema: own, path: at } });
  };
  const entriesAt = (path: Path) => {
    const value = valueAt(root, path);
    return isSchema(value) ? Object.entries(value) : [];
  };
  for (const [url, methods] of entriesAt(['paths'])) {
    for (const [method, operation] of isSchema(methods) ? Object.entries(methods) : []) {
      if (!isSchema(operation)) continue;
      const { operationId } = operation;
      const name =
        typeof operationId === 'string'
          ? operationId
          : `${method} ${url}`.replaceAll(/\W+/g, '_').replace(/_$/, '');
      const path = ['paths', url, method];
      add(`${name}_request`, [...path, 'requestBody']);
      for (const [status] of entriesAt([...path, 'responses']).filter(([code]) => code.startsWith('2')))
        add(name, [...path, 'responses', status]);
    }
  }
  for (const kind of ['requestBodies', 'responses'])
    for (const [name] of entriesAt(['components', kind])) add(name, ['components', kind, name]);
  return found;
}

/** Finds the schemas that describe rows. */
class TableFinder {
  readonly #root: SchemaObject;
  readonly #name: string;
  readonly #context: Context;
  readonly #found = new Map<string, Layer>();

  constructor(root: SchemaObject, name: string, context: Context) {
    this.#root = root;
    this.#name = name;
    this.#context = context;
  }

  find(): readonly FoundTable[] {
    const isApi = ['components', 'swagger', 'openapi'].some((name) => Object.hasOwn(this.#root, name));
    if (!isApi) this.#addSchema({ schema: this.#root, path: [] }, this.#name);
    const referred = isApi ? new Set<string>() : this.#referredTo();
    for (const { name, layer } of this.#definitions()) {
      const isFree = !referred.has(JSON.stringify(layer.path.map(String)));
      if (isFree || this.#found.size === 0) this.#addObject(layer, name);
      if (isApi && !this.#isObject(layer)) this.#reportComponent(layer);
    }
    if (isApi) for (const { name, layer } of inlineSchemas(this.#root)) this.#addRows(layer, name);
    return [...this.#found].map(([name, layer]) => ({ name, layer }));
  }

  /** Says why a component did not become a table. */
  #reportComponent(layer: Layer): void {
    let isLost = false;
    const { layers } = resolve(this.#context.root, layer, NO_SCHEMAS, (path, reason) => {
      isLost = true;
      this.#context.skip(path, reason);
    });
    if (isLost) return;
    const isEmpty = layers.every(({ schema }) =>
      Object.keys(schema).every((keyword) => keyword === '$ref' || keyword === 'allOf'),
    );
    const [type = 'value'] = jsonTypes(layers, undefined);
    if (isEmpty) this.#context.skip(layer.path, 'This component consists of itself: it is not a table.');
    else if (type === 'object')
      this.#context.skip(layer.path, 'This component has no properties: it is not a table.');
    else
      this.#context.skip(
        layer.path,
        `This component is not an object but ${NOUNS[type]}: it is not a table.`,
        false,
      );
  }

  #definitions(): readonly FoundTable[] {
    return DEFINITIONS.flatMap((path) => {
      const definitions = valueAt(this.#root, path);
      if (!isSchema(definitions)) return [];
      return Object.entries(definitions).flatMap(([name, schema]) =>
        isSchema(schema) ? [{ name, layer: { schema, path: [...path, name] } }] : [],
      );
    });
  }

  /** The schema of rows, of arrays of rows, or of an object with several such arrays. */
  #addSchema(layer: Layer, name: string): void {
    const branches = this.#branches(layer);
    if (branches.length > 1) {
      for (const [i, branch] of branches.entries())
        this.#addRows(branch, nameOf(branch) ?? `${name}_${i + 1}`);
      return;
    }
    const { layers } = this.#quietly(layer);
    const arrays = this.#arraysOfObjects(layers);
    if (arrays.length === 0) this.#addRows(layer, titleOf(layer) ?? name);
    else for (const one of arrays) this.#addRows(one.layer, one.name);
  }

  /** Alternatives of rows that are not one object. */
  #branches({ schema, path }: Layer): readonly Layer[] {
    if (isSchema(schema.properties)) return [];
    return ['oneOf', 'anyOf'].flatMap((keyword) => {
      const branches: unknown = schema[keyword];
      if (!Array.isArray(branches)) return [];
      return branches.flatMap((branch: unknown, i) =>
        isSchema(branch) ? [{ schema: branch, path: [...path, keyword, i] }] : [],
      );
    });
  }

  /** The properties of an object that has nothing else but arrays of objects. */
  #arraysOfObjects(layers: readonly Layer[]): readonly FoundTable[] {
    const properties = layers.flatMap(({ schema, path }) =>
      isSchema(schema.properties)
        ? Object.entries(schema.properties).map(([name, property]) => ({
            name,
            layer: { schema: isSchema(property) ? property : {}, path: [...path, 'properties', name] },
          }))
        : [],
    );
    return properties.every(({ layer }) => this.#isArrayOfObjects(layer)) ? properties : [];
  }

  #isArrayOfObjects(layer: Layer): boolean {
    const items = this.#itemsOf(layer);
    return items !== undefined && this.#isObject(items);
  }

  #itemsOf(layer: Layer): Layer | undefined {
    const { layers } = this.#quietly(layer);
    const items = jsonTypes(layers, undefined).includes('array') ? keywordIn(layers, 'items') : undefined;
    return items && isSchema(items.value) ? { schema: items.value, path: items.path } : undefined;
  }

  #isObject(layer: Layer): boolean {
    const { layers } = this.#quietly(layer);
    return (
      jsonTypes(layers, undefined).includes('object') &&
      (valuesOf(layers, 'properties').length > 0 || isMap(layers))
    );
  }

  /** Adds an object, or the objects of an array. */
  #addRows(layer: Layer, name: string): void {
    const items = this.#itemsOf(layer);
    this.#addObject(items ?? layer, items && name === this.#name ? (nameOf(items) ?? name) : name);
  }

  #addObject(layer: Layer, name: string): void {
    if (!this.#isObject(layer)) return;
    let free = name;
    for (let number = 2; this.#found.has(free); number++) free = `${name}_${number}`;
    this.#found.set(free, layer);
  }

  /** Resolves a schema to see what it is. What is not used is told when its columns are read. */
  #quietly(layer: Layer): Resolved {
    return resolve(this.#context.root, layer, NO_SCHEMAS, () => {});
  }

  /** The paths of all definitions that something refers to. */
  #referredTo(): ReadonlySet<string> {
    const referred = new Set<string>();
    const open: unknown[] = [this.#root];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
      if (typeof value !== 'object' || value === null) continue;
      const target = '$ref' in value ? pathOfReference(value.$ref, this.#root) : undefined;
      if (target) referred.add(JSON.stringify(target.map(String)));
      for (const inner of Object.values(value)) if (inner !== undefined) open.push(inner);
    }
    return referred;
  }
}

/** The name of the definition that a schema refers to. */
function nameOf({ schema }: Layer): string | undefined {
  const target = pathOfReference(schema.$ref);
  const last = target?.at(-1);
  return last === undefined ? titleOf({ schema, path: [] }) : String(last);
}

function titleOf({ schema: { title } }: Layer): string | undefined {
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
}
