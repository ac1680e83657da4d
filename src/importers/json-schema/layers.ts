import { readingOf } from '../../expression/pattern-flags.ts';
import { type Path, pointerSteps } from '../../schema/problem.ts';

export type SchemaObject = Readonly<Record<string, unknown>>;

/** One of the schemas that a value must satisfy, and where it is in the document. */
export interface Layer {
  readonly schema: SchemaObject;
  readonly path: Path;
}

/** Alternatives of a value before one is chosen. */
interface OpenChoice {
  /** The list in the document. It stands for the choice in `Picks`. */
  readonly list: object;
  readonly branches: readonly Layer[];
}

/** Which alternative is chosen, by the list of alternatives. */
export type Picks = ReadonlyMap<object, number>;

/** A schema with all that it refers to: references followed, `allOf` merged, one branch of `oneOf` and `anyOf` taken. */
export interface Resolved {
  readonly layers: readonly Layer[];
  /** Whether an alternative allows null. */
  readonly canBeNull: boolean;
  /** Whether null fits several parts of a `oneOf`, which takes values that fit one part. */
  readonly refusesNull: boolean;
  /** The values of alternatives that are constants. */
  readonly constants?: readonly unknown[];
  /** Alternatives that `picks` chooses none of. */
  readonly choice?: OpenChoice;
  /** Properties that only other alternatives have. */
  readonly excluded: ReadonlySet<string>;
  /** Whether the schema leads back to one of the objects around it. */
  readonly isCircular: boolean;
  /** The name of the last definition that was referred to. */
  readonly definition?: string;
}

/** Tells what was not used: the path of a keyword, the reason, and whether the schema may lack something: by default it may. */
export type Skip = (path: Path, reason: string, matters?: boolean) => void;

/** Schemas are found once in each value. More layers than these come from documents that were made to be large. */
const LAYERS_MAX = 1000;

export function isSchema(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isSchema(value) && Object.hasOwn(value, String(step)) ? value[String(step)] : undefined;
  }, root);
}

/** The path of a local reference such as `#/$defs/user`, also behind the document's own name. Undefined for other references. */
export function pathOfReference(reference: unknown, root?: unknown): Path | undefined {
  if (typeof reference !== 'string') return undefined;
  const [base = '', pointer = ''] = reference.split('#', 2);
  const names = isSchema(root) ? [root.$id, root.id].map((name) => String(name ?? '').replace(/#$/, '')) : [];
  if (base !== '' && !names.includes(base)) return undefined;
  if (pointer === '' || pointer.startsWith('/')) return pointerSteps(pointer).map(decoded);
  return isSchema(root) ? pathOfAnchor(root, pointer) : undefined;
}

/** The definition with a name such as `$anchor: "user"`. */
function pathOfAnchor(root: SchemaObject, name: string): Path | undefined {
  for (const place of ['$defs', 'definitions']) {
    const definitions = root[place];
    if (!isSchema(definitions)) continue;
    const found = Object.entries(definitions).find(
      ([, one]) =>
        isSchema(one) && [one.$anchor, one.$id, one.id].some((id) => id === name || id === `#${name}`),
    );
    if (found) return [place, found[0]];
  }
  return undefined;
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** Whether no value fits a schema. */
export const isNever = (schema: unknown) =>
  schema === false || (isSchema(schema) && isSchema(schema.not) && Object.keys(schema.not).length === 0);

const isNullSchema = (value: unknown) =>
  isSchema(value) &&
  (value.type === 'null' ||
    value.const === null ||
    (Array.isArray(value.enum) && value.enum.every((one) => one === null)));

/** Keywords that concern values of all types. */
const OF_ALL_TYPES = ['type', 'enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if'];

/** Whether null fits a schema without alternatives. */
function takesNull(schema: SchemaObject): boolean {
  const { type } = schema;
  return (
    isNullSchema(schema) ||
    (Array.isArray(type) ? type.includes('null') : !OF_ALL_TYPES.some((keyword) => keyword in schema))
  );
}

/** Keywords that restrict nothing. */
const ANNOTATIONS: ReadonlySet<string> = new Set(
  '$comment $id default deprecated description example examples id readOnly title writeOnly'.split(' '),
);

const demandsOf = (schema: SchemaObject) =>
  Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-'));

const stringsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Whether a text has a match. */
export function matches(pattern: string, text: string): boolean {
  const reading = readingOf(pattern);
  return reading.ok && new RegExp(pattern, reading.flags).test(text);
}

/** Follows the references of one schema. */
class Resolver {
  readonly #root: unknown;
  readonly #around: ReadonlySet<SchemaObject>;
  readonly #skip: Skip;
  readonly #picks: Picks | undefined;
  readonly #seen = new Set<SchemaObject>();
  readonly layers: Layer[] = [];
  readonly excluded = new Set<string>();
  canBeNull = false;
  refusesNull = false;
  isCircular = false;
  constants: readonly unknown[] | undefined;
  choice: OpenChoice | undefined;
  definition: string | undefined;

  constructor(root: unknown, around: ReadonlySet<SchemaObject>, skip: Skip, picks: Picks | undefined) {
    this.#root = root;
    this.#around = around;
    this.#skip = skip;
    this.#picks = picks;
  }

  /** Adds a schema and all that it leads to, in the order of the document. Keeps its own list instead of recursing. */
  addAll(first: Layer): void {
    const open = [first];
    for (let layer = open.pop(); layer !== undefined; layer = open.pop()) {
      const { schema, path } = layer;
      if (this.#around.has(schema)) this.isCircular = true;
      if (this.#around.has(schema) || this.#seen.has(schema)) continue;
      if (this.layers.length >= LAYERS_MAX) {
        this.#skip(path, 'This schema consists of too many others.');
        return;
      }
      this.#seen.add(schema);
      this.layers.push(layer);
      const parts = [
        this.#reference(layer),
        ...this.#all(layer),
        this.#branch(layer, 'oneOf'),
        this.#branch(layer, 'anyOf'),
        ...this.#condition(layer),
      ];
      open.push(...parts.filter((part) => part !== undefined).reverse());
    }
  }

  #reference({ schema, path }: Layer): Layer | undefined {
    const { $ref } = schema;
    if ($ref === undefined) return undefined;
    const target = pathOfReference($ref, this.#root);
    const found = target && valueAt(this.#root, target);
    if (target === undefined)
      this.#skip(
        [...path, '$ref'],
        `“${String($ref)}” is not a path in this document, such as #/$defs/name.`,
      );
    else if (!isSchema(found)) {
      if (found !== true) this.#skip([...path, '$ref'], `There is no schema “${String($ref)}”.`);
    } else {
      this.definition = String(target.at(-1) ?? '');
      return { schema: found, path: target };
    }
    return undefined;
  }

  /** The schemas of `allOf`, and those that the presence of a property brings: all properties are present. */
  #all({ schema, path }: Layer): readonly Layer[] {
    const { allOf } = schema;
    const dependent = ['dependentSchemas', 'dependencies'].flatMap((keyword) => {
      const schemas = schema[keyword];
      return isSchema(schemas)
        ? Object.entries(schemas).map(([name, one]) => ({ schema: one, path: [...path, keyword, name] }))
        : [];
    });
    const all = Array.isArray(allOf)
      ? allOf.map((one: unknown, i) => ({ schema: one, path: [...path, 'allOf', i] }))
      : [];
    return [...all, ...dependent].flatMap(({ schema: one, path: at }) =>
      isSchema(one) ? [{ schema: one, path: at }] : [],
    );
  }

  /** The one alternative, or the one that is picked. Without picks, it is the first that is not null. */
  #branch({ schema, path }: Layer, keyword: 'oneOf' | 'anyOf'): Layer | undefined {
    const list: unknown = schema[keyword];
    if (!Array.isArray(list)) return undefined;
    const usable = list.flatMap((branch: unknown, i) =>
      isSchema(branch) && !isNullSchema(branch) && !isNever(branch)
        ? [{ schema: branch, path: [...path, keyword, i] }]
        : [],
    );
    if (list.some(isNullSchema)) this.canBeNull = true;
    const ofNull = list.filter((branch) => isSchema(branch) && takesNull(this.#target(branch)));
    if (keyword === 'oneOf' && ofNull.length > 1) this.refusesNull = true;
    if (usable.length > 0 && usable.every(({ schema: branch }) => 'const' in branch || 'enum' in branch)) {
      this.constants = usable.flatMap(({ schema: branch }) => {
        if (Object.hasOwn(branch, 'const')) return [branch.const];
        return Array.isArray(branch.enum) ? branch.enum : [];
      });
      return undefined;
    }
    const forward = usable.filter(({ schema: branch }) => !this.#leadsBack(branch));
    const ends = forward.length > 0 ? forward : usable;
    const apart = keyword === 'oneOf' ? ends.filter((one) => !this.#isWithinOther(one, ends)) : ends;
    const branches = named(apart.length > 0 ? apart : ends, schema);
    const [first, ...others] = branches;
    // All properties are present, so all lists of required ones hold at once.
    const isOfRequired = branches.every(({ schema: branch }) =>
      demandsOf(branch).every(([name]) => name === 'required'),
    );
    if (others.length === 0 || (keyword === 'anyOf' && isOfRequired)) return first;
    if (this.#picks && !this.#picks.has(list)) {
      this.choice ??= { list, branches };
      return undefined;
    }
    if (!this.#picks)
      this.#skip([...path, keyword], `Only the first of ${branches.length} alternatives is used.`);
    const picked = branches[this.#picks?.get(list) ?? 0] ?? first;
    if (keyword === 'oneOf' && picked) this.#exclude(picked, branches);
    return picked;
  }

  /** Leaves out what only other alternatives require: with it, theirs would hold too. */
  #exclude(picked: Layer, branches: readonly Layer[]): void {
    const namesOf = (layer: Layer) => stringsIn(this.#target(layer.schema).required);
    const kept = new Set(namesOf(picked));
    for (const branch of branches) {
      for (const name of namesOf(branch)) if (!kept.has(name)) this.excluded.add(name);
    }
  }

  /** A schema, or the one that it refers to. */
  #target(schema: SchemaObject): SchemaObject {
    const target = pathOfReference(schema.$ref, this.#root);
    const found = target && valueAt(this.#root, target);
    return isSchema(found) ? found : schema;
  }

  /** Whether all values of an alternative are values of another one too, which demands less. */
  #isWithinOther(one: Layer, all: readonly Layer[]): boolean {
    const own = this.#target(one.schema);
    return all.some((other) => {
      const wider = this.#target(other.schema);
      const demands = demandsOf(wider);
      const isLess =
        demands.length < demandsOf(own).length || (own.type === 'integer' && wider.type === 'number');
      return (
        wider !== own &&
        isLess &&
        demands.every(
          ([keyword, value]) =>
            JSON.stringify(own[keyword]) === JSON.stringify(value) ||
            (keyword === 'type' && value === 'number' && own.type === 'integer'),
        )
      );
    });
  }

  /** Values for which `if` holds, and so `then`. Where another layer has other constants, `else` holds. */
  #condition({ schema, path }: Layer): readonly Layer[] {
    const { if: condition } = schema;
    if (!isSchema(condition) || !(isSchema(schema.then) || isSchema(schema.else))) return [];
    const isMet = !this.#contradicts(condition);
    return (isMet ? ['if', 'then'] : ['else']).flatMap((keyword) => {
      const part = schema[keyword];
      return isSchema(part) ? [{ schema: part, path: [...path, keyword] }] : [];
    });
  }

  /** Whether a layer has other values for a property of a condition. */
  #contradicts({ properties }: SchemaObject): boolean {
    if (!isSchema(properties)) return false;
    return Object.entries(properties).some(([name, own]) =>
      this.layers.some(({ schema }) => {
        const other = isSchema(schema.properties) ? schema.properties[name] : undefined;
        return isSchema(own) && isSchema(other) && areApart(own, this.#target(other));
      }),
    );
  }

  /** Whether a reference leads to an object around this one. */
  #leadsBack({ $ref }: SchemaObject): boolean {
    const target = pathOfReference($ref, this.#root);
    const found = target && valueAt(this.#root, target);
    return isSchema(found) && this.#around.has(found);
  }
}

/** Whether the constants of one schema are not among those of another, or do not match its pattern. */
function areApart(one: SchemaObject, other: SchemaObject): boolean {
  const takes = (schema: SchemaObject, value: unknown) =>
    (constantsOf(schema)?.includes(value) ?? true) &&
    (typeof schema.pattern !== 'string' || matches(schema.pattern, String(value)));
  const values = constantsOf(one) ?? constantsOf(other);
  return values !== undefined && !values.some((value) => takes(one, value) && takes(other, value));
}

function constantsOf(schema: SchemaObject): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

/** Alternatives with the value of the property that tells them apart in OpenAPI. https://spec.openapis.org/oas/v3.1.0#discriminator-object */
function named(branches: readonly Layer[], { discriminator }: SchemaObject): readonly Layer[] {
  const { propertyName, mapping } = isSchema(discriminator) ? discriminator : {};
  if (typeof propertyName !== 'string') return branches;
  return branches.map(({ schema, path }) => {
    const target = String(schema.$ref ?? '');
    const mapped = Object.entries(isSchema(mapping) ? mapping : {}).find(([, to]) => to === target)?.[0];
    const value = mapped ?? target.slice(target.lastIndexOf('/') + 1);
    if (value === '') return { schema, path };
    const tag = { properties: { [propertyName]: { const: value } }, required: [propertyName] };
    return { schema: { allOf: [tag, schema] }, path };
  });
}

/**
 * Resolves a schema.
 *
 * @param around the schemas of the objects that contain the value
 * @param picks the alternatives that are chosen. Without them, it is the first of all alternatives
 */
export function resolve(
  root: unknown,
  first: Layer,
  around: ReadonlySet<SchemaObject>,
  skip: Skip,
  picks?: Picks,
): Resolved {
  const resolver = new Resolver(root, around, skip, picks);
  resolver.addAll(first);
  const { layers, canBeNull, refusesNull, constants, choice, excluded, isCircular, definition } = resolver;
  return {
    layers,
    canBeNull,
    refusesNull,
    excluded,
    isCircular,
    ...(constants === undefined ? {} : { constants }),
    ...(choice === undefined ? {} : { choice }),
    ...(definition === undefined ? {} : { definition }),
  };
}

/** The first value of a keyword, and its path. */
export function keywordIn(
  layers: readonly Layer[],
  keyword: string,
): { readonly value: unknown; readonly path: Path } | undefined {
  const layer = layers.find(({ schema }) => Object.hasOwn(schema, keyword));
  return layer && { value: layer.schema[keyword], path: [...layer.path, keyword] };
}

/** All values of a keyword. */
export function valuesOf(layers: readonly Layer[], keyword: string): readonly unknown[] {
  return layers.flatMap(({ schema }) => (Object.hasOwn(schema, keyword) ? [schema[keyword]] : []));
}

/** The names that any of the schemas requires. All properties are present, so what one of them requires is too. */
export function requiredIn(layers: readonly Layer[]): ReadonlySet<string> {
  const dependent = ['dependentRequired', 'dependencies'].flatMap((keyword) =>
    valuesOf(layers, keyword).flatMap((value) => (isSchema(value) ? Object.values(value) : [])),
  );
  return new Set([...valuesOf(layers, 'required'), ...dependent].flatMap(stringsIn));
}
