import type { SourcePlace } from '../source-tables.ts';

export interface NamedText {
  /** Absent if the text is the whole source. */
  readonly name?: string;
  readonly text: string;
  /** Finds places in the file that the text is a part of. By default the text is the whole file. */
  readonly placeOf?: (offset: number) => SourcePlace;
}

/** A file in a text that consists of several. */
export interface FileRange extends Omit<NamedText, 'text'> {
  readonly start: number;
  readonly end: number;
}

/** Several texts as one, each on lines of its own. */
export function joinTexts(texts: readonly NamedText[]): {
  readonly text: string;
  readonly files: readonly FileRange[];
} {
  let end = -1;
  const files = texts.map(({ text, ...file }) => {
    const start = end + 1;
    end = start + text.length;
    return { ...file, start, end };
  });
  return { text: texts.map(({ text }) => text).join('\n'), files };
}

/** Finds the lines and columns of offsets in a text, or in the files that the text consists of. */
export function placesIn(text: string, files: readonly FileRange[] = []): (offset: number) => SourcePlace {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  const fileStarts = files.map(({ start }) => start);
  return (offset) => {
    const line = lastUpTo(offset, starts);
    const file = files[lastUpTo(offset, fileStarts)];
    const first = file ? lastUpTo(file.start, starts) : 0;
    const place = file?.placeOf?.(offset - file.start) ?? {
      line: line - first + 1,
      column: offset - (starts[line] ?? 0) + 1,
    };
    return file?.name === undefined ? place : { file: file.name, ...place };
  };
}

/** The index of the last of some sorted numbers that is at most the given one. 0 if there is none. */
function lastUpTo(most: number, sorted: readonly number[]): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
