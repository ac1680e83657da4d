import type { Path } from '../../schema/problem.ts';
import type { SourcePlace } from '../source-tables.ts';

/** Finds the places of paths in the text of a source, all at once. */
export type FindPlaces = (paths: readonly Path[]) => readonly SourcePlace[];

/** For each keyword that holds schemas: the text added to a property's name, and the number of steps behind the keyword without a name. */
const STEPS: Readonly<Record<string, readonly [added: string, unnamed: number]>> = {
  items: ['[]', 0],
  prefixItems: ['[]', 1],
  contains: ['[]', 0],
  additionalProperties: ['.*', 0],
  patternProperties: ['.*', 1],
  allOf: ['', 1],
  anyOf: ['', 1],
  oneOf: ['', 1],
  components: ['', 0],
};
const DEFINITIONS: ReadonlySet<string> = new Set(['$defs', 'definitions', 'schemas']);

/** The property that a path in a JSON Schema leads to, such as `lines[].total`. Empty for the whole document. */
export function propertyAt(path: Path): string {
  let property = '';
  for (let at = 0; at < path.length; at++) {
    const step = String(path[at]);
    const name = String(path[at + 1] ?? '');
    if (DEFINITIONS.has(step)) property = name;
    else if (step === 'properties') property += property === '' ? name : `.${name}`;
    else if (!Object.hasOwn(STEPS, step)) break;
    const [added, unnamed] = STEPS[step] ?? ['', 1];
    property += added;
    at += unnamed;
  }
  return property;
}

interface OpenPlace {
  line: number;
  column: number;
}

/** Gives places that are filled in later, because finding them one by one would read the text again for each. */
export class PlaceList {
  readonly #paths: Path[] = [];
  readonly #places: OpenPlace[] = [];

  at(path: Path): SourcePlace {
    const place = { line: 1, column: 1 };
    this.#paths.push(path);
    this.#places.push(place);
    return place;
  }

  fill(find: FindPlaces): void {
    for (const [i, { line, column }] of find(this.#paths).entries()) {
      const place = this.#places[i];
      if (place) Object.assign(place, { line, column });
    }
  }
}
