import type { Path } from '../../schema/problem.ts';
import type { SourcePlace } from '../source-tables.ts';

/** Finds the places of paths in the text of a source, all at once. */
export type FindPlaces = (paths: readonly Path[]) => readonly SourcePlace[];

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
