import { createDateFormat } from '../../expression/format-date.ts';
import { bracketed, nameInTemplate } from '../../expression/written-names.ts';
import type { SourceAffix } from '../source-tables.ts';
import { areExceptions, EXCEPTIONS_MAX } from './exceptions.ts';
import { MixedShapes, patternOfForms } from './mixed-shapes.ts';
import { ShapeFinder } from './text-shape.ts';

/** A column of the first rows. An empty text is null. */
interface AffixColumn {
  readonly index: number;
  readonly name: string;
  readonly texts: readonly string[];
  readonly distinct: number;
  readonly time: { readonly read: (text: string) => number } | undefined;
  readonly isTemplateSource: boolean;
}

/** The text of a column, or of a part of it, that another column's text begins or ends with. */
interface Piece {
  readonly column: AffixColumn;
  /** As a template writes it. */
  readonly placeholder: string;
  readonly read: (text: string) => string;
}

interface Found {
  readonly target: AffixColumn;
  readonly piece: Piece;
  readonly isEnd: boolean;
  readonly rest: Rest;
  rows: number;
  exceptions: number;
}

type Rest = Pick<SourceAffix, 'pattern' | 'digits' | 'length'>;

const ROWS_MIN = 20;
const DISTINCT_MIN = 10;
const COLUMNS_MAX = 60;
/** Texts of codes: other texts begin with a name because people wrote it twice. */
const CODE = /^[\p{L}\d](?:[\p{L}\d._/-]|(?<=[.,:]) (?=\S)){0,200}$/u;
/** Columns that have nothing to do with each other would agree in all rows of one in a million samples at most. */
const CHANCE = 1e-6;
const DATE_FORMATS = ['YYYYMMDD', 'YYMMDD', 'DDMMYYYY', 'YYYYMM', 'YYYY', 'YY'];

/** Finds codes that begin or end with the text of another column, such as the code of a town with that of its region. */
export class Affixes {
  readonly #found: readonly Found[];

  /** @param columns the columns of the first rows */
  constructor(columns: readonly AffixColumn[]) {
    const usable = columns.slice(0, COLUMNS_MAX);
    const pieces = usable.flatMap(piecesOf);
    this.#found = usable.filter(isCode).flatMap((target) => affixOf(target, pieces) ?? []);
  }

  add(textAt: (index: number) => string): void {
    for (const found of this.#found) {
      const text = textAt(found.target.index);
      if (text === '') continue;
      found.rows++;
      if (!agrees(text, found.piece.read(textAt(found.piece.column.index)), found.isEnd)) found.exceptions++;
    }
  }

  result(): readonly SourceAffix[] {
    return this.#found.flatMap(({ target, piece, isEnd, rest, rows, exceptions }) =>
      areExceptions(exceptions, rows)
        ? [{ columns: [target.name, piece.column.name], placeholder: piece.placeholder, isEnd, ...rest }]
        : [],
    );
  }
}

function piecesOf(column: AffixColumn): readonly Piece[] {
  const { name, time, isTemplateSource } = column;
  if (column.distinct < 2) return [];
  if (time) {
    return DATE_FORMATS.map((format) => {
      const write = createDateFormat(format);
      return {
        column,
        placeholder: `{${bracketed(name)}|date:${format}}`,
        read: (text) => (text === '' ? '' : write(time.read(text))),
      };
    });
  }
  return isTemplateSource ? [{ column, placeholder: `{${nameInTemplate(name)}}`, read: (text) => text }] : [];
}

function isCode({ texts, distinct, time }: AffixColumn): boolean {
  if (time || distinct < DISTINCT_MIN) return false;
  const filled = texts.filter((text) => text !== '');
  const isWritten = (text: string) => CODE.test(text) && /\d/.test(text);
  return filled.length >= ROWS_MIN && filled.every(isWritten);
}

const agrees = (text: string, piece: string, isEnd: boolean) =>
  piece !== '' && piece.length < text.length && (isEnd ? text.endsWith(piece) : text.startsWith(piece));

function affixOf(target: AffixColumn, pieces: readonly Piece[]): Found | undefined {
  const found = [false, true].flatMap((isEnd) =>
    pieces.flatMap((piece) => {
      const one = piece.column === target ? undefined : foundIn(target, piece, isEnd);
      return one ? [one] : [];
    }),
  );
  return found.sort((one, other) => other.length - one.length)[0]?.found;
}

function foundIn(
  target: AffixColumn,
  piece: Piece,
  isEnd: boolean,
): { readonly found: Found; readonly length: number } | undefined {
  const rows: (readonly [text: string, piece: string])[] = [];
  let exceptions = 0;
  for (const [row, text] of target.texts.entries()) {
    if (text === '') continue;
    const own = piece.read(piece.column.texts[row] ?? '');
    if (agrees(text, own, isEnd)) rows.push([text, own]);
    else if (++exceptions > EXCEPTIONS_MAX) return undefined;
  }
  const all = rows.length + exceptions;
  if (rows.length < ROWS_MIN || !areExceptions(exceptions, all) || isChance(rows, isEnd)) return undefined;
  const rest = restOf(
    rows.map(([text, own]) => (isEnd ? text.slice(0, -own.length) : text.slice(own.length))),
  );
  if (rest === undefined) return undefined;
  const length = rows.reduce((sum, [, own]) => sum + own.length, 0) / rows.length;
  const isWhole = piece.column.time === undefined && rows.every(([, own]) => own.length === length);
  const whole = isWhole ? { ...rest, length } : rest;
  return { found: { target, piece, isEnd, rest: whole, rows: all, exceptions }, length };
}

/** Whether texts agree as often with the pieces of other rows. Rows in order or in a cycle are alike at some distances. */
function isChance(rows: readonly (readonly [text: string, piece: string])[], isEnd: boolean): boolean {
  const shares = [1, 7, 31, rows.length >> 1].map((distance) => {
    const others = rows.filter(([text], row) =>
      agrees(text, rows[(row + distance) % rows.length]?.[1] ?? '', isEnd),
    );
    return others.length / rows.length;
  });
  return Math.min(...shares) ** rows.length > CHANCE;
}

function restOf(texts: readonly string[]): Rest | undefined {
  const [first = ''] = texts;
  const areDigits = texts.every((text) => text.length === first.length && /^\d{1,9}$/.test(text));
  const shape = new ShapeFinder();
  const mixed = new MixedShapes();
  for (const text of texts) {
    shape.add(text);
    mixed.add(text, 1);
  }
  const forms = mixed.forms(false);
  const pattern = shape.found(false, true) ?? (forms && patternOfForms(forms));
  return pattern === undefined ? undefined : { pattern, ...(areDigits && { digits: first.length }) };
}
