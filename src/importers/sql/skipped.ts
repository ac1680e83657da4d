import type { SkippedPart, SourcePlace } from '../source-tables.ts';

/** Why a statement was not read, as a sentence, and whether a schema may lack something because of it. */
export interface Unread {
  readonly reason: string;
  readonly matters: boolean;
}

export const NOTHING_RENAMED: Unread = {
  reason: 'This renames no table, column or key of the source.',
  matters: false,
};

/** A part of a script that was not read. Offsets are those of the text. */
interface Skipped extends Unread {
  readonly start: number;
  readonly end: number;
  /** The offset of the fault. */
  readonly at: number;
}

/** No more skipped parts are listed. */
const SKIPPED_MAX = 10_000;

/** Characters of a skipped part that people see. */
const SHOWN = 80;

/** The parts of a script that were not read. */
export class SkippedParts {
  readonly #text: string;
  readonly #placeOf: (offset: number) => SourcePlace;
  readonly #skipped: { readonly offset: number; readonly part: SkippedPart }[] = [];
  #unlisted = 0;

  constructor(text: string, placeOf: (offset: number) => SourcePlace) {
    this.#text = text;
    this.#placeOf = placeOf;
  }

  /** In the order of the source. */
  get parts(): readonly SkippedPart[] {
    const parts = this.#skipped.toSorted((one, other) => one.offset - other.offset).map(({ part }) => part);
    const last = parts.at(-1);
    if (!last || this.#unlisted === 0) return parts;
    const reason = `${this.#unlisted} more parts were skipped and are not listed.`;
    return [...parts, { place: last.place, text: '', reason, matters: true }];
  }

  /** Lists a part. Of several parts in a row with one reason that matter to no schema, only the first is listed. */
  skip({ start, end, reason, matters, at }: Skipped): void {
    const last = this.#skipped.at(-1)?.part;
    if (!matters && last?.reason === reason && !last.matters) return;
    if (this.#skipped.length >= SKIPPED_MAX) {
      this.#unlisted++;
      return;
    }
    const text = this.#text.slice(start, Math.min(end, start + 4 * SHOWN));
    const part = { place: this.#placeOf(at), text: shownText(text), reason, matters };
    this.#skipped.push({ offset: start, part });
  }
}

function shownText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}
