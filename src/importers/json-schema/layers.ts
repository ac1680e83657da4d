import { type Path, pointerSteps } from '../../schema/problem.ts';

export type SchemaObject = Readonly<Record<string, unknown>>;

/** One of the schemas that a value must satisfy, and where it is in the document. */
export interface Layer {
  readonly schema: SchemaObject;
  readonly path: Path;
}

/** A schema with all that it refers to: references followed, `allOf` merged, one branch of `oneOf` and `anyOf` taken. */
export interface Resolved {
  readonly layers: readonly Layer[];
  /** Whether an alternative allows null. */
  readonly canBeNull: boolean;
  /** The values of alternatives that are constants. */
  readonly constants?: readonly unknown[];
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

/** The path of a local reference such as `#/$defs/user`. Undefined for other references. */
export function pathOfReference(reference: unknown): Path | undefined {
  if (typeof reference !== 'string' || !/^#(?:\/|$)/.test(reference)) return undefined;
  return pointerSteps(reference.slice(1)).map(decoded);
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const isNullSchema = (value: unknown) =>
  isSchema(value) &&
  (value.type === 'null' || (Array.isArray(value.enum) && value.enum.every((one) => one === null)));

/** Follows the references of one schema. */
class Resolver {
  readonly #root: unknown;
  readonly #around: ReadonlySet<SchemaObject>;
  readonly #skip: Skip;
  readonly #seen = new Set<SchemaObject>();
  readonly layers: Layer[] = [];
  canBeNull = false;
  isCircular = false;
  constants: readonly unknown[] | undefined;
  definition: string | undefined;

  constructor(root: unknown, around: ReadonlySet<SchemaObject>, skip: Skip) {
    this.#root = root;
    this.#around = around;
    this.#skip = skip;
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
        ...this.#allOf(layer),
        this.#branch(layer, 'oneOf'),
        this.#branch(layer, 'anyOf'),
      ];
      open.push(...parts.filter((part) => part !== undefined).reverse());
    }
  }

  #reference({ schema, path }: Layer): Layer | undefined {
    const { $ref } = schema;
    if ($ref === undefined) return undefined;
    const target = pathOfReference($ref);
    const found = target && valueAt(this.#root, target);
    if (target === undefined)
      this.#skip(
        [...path, '$ref'],
        `“${String($ref)}” is not a path in this document, such as #/$defs/name.`,
      );
    else if (!isSchema(found)) this.#skip([...path, '$ref'], `There is no schema “${String($ref)}”.`);
    else {
      this.definition = String(target.at(-1) ?? '');
      return { schema: found, path: target };
    }
    return undefined;
  }

  #allOf({ schema: { allOf }, path }: Layer): readonly Layer[] {
    if (!Array.isArray(allOf)) return [];
    return allOf.flatMap((schema: unknown, i) =>
      isSchema(schema) ? [{ schema, path: [...path, 'allOf', i] }] : [],
    );
  }

  /** The first alternative that is not null. */
  #branch({ schema, path }: Layer, keyword: 'oneOf' | 'anyOf'): Layer | undefined {
    const branches: unknown = schema[keyword];
    if (!Array.isArray(branches)) return undefined;
    const usable = branches.flatMap((branch: unknown, i) =>
      isSchema(branch) && !isNullSchema(branch) ? [{ schema: branch, path: [...path, keyword, i] }] : [],
    );
    if (branches.some(isNullSchema)) this.canBeNull = true;
    const constants = usable.flatMap(({ schema: branch }) => {
      if (Object.hasOwn(branch, 'const')) return [branch.const];
      return Array.isArray(branch.enum) ? branch.enum : [];
    });
    if (usable.length > 0 && usable.every(({ schema: branch }) => 'const' in branch || 'enum' in branch)) {
      this.constants = constants;
      return undefined;
    }
    const [first] = usable.filter(({ schema: branch }) => !this.#leadsBack(branch)).concat(usable);
    if (usable.length > 1) {
      this.#skip([...path, keyword], `Only the first of ${usable.length} alternatives is used.`);
    }
    return first;
  }

  /** Whether a reference leads to an object around this one. */
  #leadsBack({ $ref }: SchemaObject): boolean {
    const target = pathOfReference($ref);
    const found = target && valueAt(this.#root, target);
    return isSchema(found) && this.#around.has(found);
  }
}

/**
 * Resolves a schema.
 *
 * @param around the schemas of the objects that contain the value
 */
export function resolve(
  root: unknown,
  first: Layer,
  around: ReadonlySet<SchemaObject>,
  skip: Skip,
): Resolved {
  const resolver = new Resolver(root, around, skip);
  resolver.addAll(first);
  const { layers, canBeNull, constants, isCircular, definition } = resolver;
  return {
    layers,
    canBeNull,
    isCircular,
    ...(constants === undefined ? {} : { constants }),
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
