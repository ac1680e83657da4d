import { escaped } from './text-shape.ts';

const LENGTH_MIN = 4;
const LENGTH_MAX = 60;
/** A phone number or a postal code has so many digits at least, and so many of its characters are digits. */
const DIGITS_MIN = 3;
const DIGITS_PERCENT_MIN = 50;
/** Texts that show at once whether a column has such numbers. */
const SHOWN = 20;
const CONTACTS_PERCENT_MIN = 70;
/** Fewer texts show no forms. */
const TEXTS_MIN = 10;
const TEXTS_MAX = 5000;
/** Shapes of so many rows, and as many shapes. If these have too few rows, rare shapes are shown too, without their words. */
const SHAPE_ROWS_MIN = 2;
const SHAPES_MAX = 12;
/** Digits that so many rows begin with are those of a town, an area or a network, and tell about no row. */
const AREA_ROWS_MIN = 5;
const AREA_PERCENT_MIN = 80;
const AREA_LENGTH_MAX = 3;
const AREAS_MAX = 24;
/** A word in so many rows, such as `int.`, tells about no row. */
const WORD_ROWS_MIN = 3;
/** Repeated alternatives stand for the shares of shapes and of areas: so many for each, as long as the pattern has room. */
const UNITS_TRIED = [
  [20, 30],
  [12, 12],
  [12, 1],
  [1, 1],
];
const PATTERN_LENGTH_MAX = 1800;
const UNIQUE_PERCENT_MIN = 20;

/** North American numbers have a field of their own. */
const AMERICAN = /^(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])\d{3}[ .-]\d{4}(?: ?x\d{1,6})?$/;
const AMERICAN_PERCENT_MIN = 50;

/** How the phone numbers or postal codes of a column are written. */
export interface ContactForm {
  /** A regular expression without `^` and `$`: the shapes of the texts, with digits of areas and random ones behind these. */
  readonly pattern: string;
  /** Whether nearly all begin with the digits of few areas, as postal codes of one region do. */
  readonly isOfArea?: true;
  readonly isAmerican?: true;
}

interface Counted {
  readonly text: string;
  readonly rows: number;
}

interface Shape {
  readonly key: string;
  readonly texts: readonly Counted[];
  readonly rows: number;
}

/**
 * Finds the shapes of phone numbers and postal codes. Undefined if most texts are none.
 * @param counts how many rows have each text
 * @param isUnique whether the texts of the pattern must be counted: then no alternative is in it several times
 */
export function contactForm(counts: ReadonlyMap<string, number>, isUnique: boolean): ContactForm | undefined {
  const all = textsOf(counts);
  const shown = all.slice(0, SHOWN);
  const isMost = (part: number, whole: number, percent: number) => part * 100 >= percent * whole;
  if (shown.length < TEXTS_MIN || !isMost(shown.filter(isContact).length, shown.length, CONTACTS_PERCENT_MIN))
    return undefined;
  const texts = all.filter(isContact);
  if (!isMost(texts.length, all.length, CONTACTS_PERCENT_MIN)) return undefined;
  const shapes = shapesOf(texts, isUnique);
  if (shapes.length === 0) return undefined;
  const rows = rowsOf(shapes);
  const areas = new Map(shapes.map((shape) => [shape, areasIn(shape)]));
  const ofArea = shapes.filter((shape) => (areas.get(shape)?.length ?? 0) > 1);
  const american = texts.filter(({ text }) => AMERICAN.test(text));
  const tries = isUnique ? [[1, 1]] : UNITS_TRIED;
  const patterns = tries.map(([ofShapes = 1, ofAreas = 1]) => {
    const alternatives = shapes.flatMap((shape) => {
      const times = shapes.length === 1 ? 1 : Math.max(1, Math.round((ofShapes * shape.rows) / rows));
      const pattern = patternOf(shape, areas.get(shape), ofAreas);
      return Array.from({ length: times }, () => pattern);
    });
    return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join('|')})`;
  });
  return {
    pattern:
      patterns.find(({ length }) => length <= PATTERN_LENGTH_MAX) ?? patternOf(shapes[0], undefined, 1),
    ...(isMost(rowsOf(ofArea), rows, AREA_PERCENT_MIN) && { isOfArea: true as const }),
    ...(isMost(rowsOf(american), rows, AMERICAN_PERCENT_MIN) && { isAmerican: true as const }),
  };
}

function textsOf(counts: ReadonlyMap<string, number>): readonly Counted[] {
  const texts: Counted[] = [];
  for (const [written, rows] of counts) {
    const text = written.trim();
    if (text !== '') texts.push({ text, rows });
    if (texts.length === TEXTS_MAX) break;
  }
  return texts;
}

const rowsOf = (counted: readonly { readonly rows: number }[]) =>
  counted.reduce((sum, { rows }) => sum + rows, 0);

/** British and Canadian postcodes, of more letters than digits. */
const POSTCODE = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

function isContact({ text }: Counted): boolean {
  if (POSTCODE.test(text)) return true;
  if (text.length < LENGTH_MIN || text.length > LENGTH_MAX) return false;
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return digits >= DIGITS_MIN && digits * 100 >= DIGITS_PERCENT_MIN * (digits + letters);
}

const WORD = /\p{L}{2,}/gu;
/** Digits and single capitals beside digits differ from text to text. */
const OPEN = /\d|(?<!\p{L})[A-Z](?!\p{L})|(?<=\d)[A-Z]{2,3}(?!\p{L})|(?<!\p{L})[A-Z]{2,3}(?=\d)/gu;

/** Characters of no text, in place of a digit and of a capital that differ. */
const DIGIT = '\ue000';
const CAPITAL = '\ue001';

const shapeOf = (text: string) =>
  text.replace(OPEN, (part) => (/\d/.test(part) ? DIGIT : CAPITAL.repeat(part.length)));

/** The most frequent shapes. */
function shapesOf(texts: readonly Counted[], isUnique: boolean): readonly Shape[] {
  const byShape = new Map<string, Counted[]>();
  const words = new Map<string, number>();
  for (const one of texts) {
    const key = shapeOf(one.text);
    const alike = byShape.get(key) ?? [];
    byShape.set(key, alike);
    alike.push(one);
    for (const word of new Set(key.match(WORD))) words.set(word, (words.get(word) ?? 0) + one.rows);
  }
  const isShared = (word: string) => (words.get(word) ?? 0) >= WORD_ROWS_MIN;
  const shapes = [...byShape]
    .map(([key, alike]) => ({ key, texts: alike, rows: rowsOf(alike) }))
    .filter(({ key }) => (key.match(WORD) ?? []).every(isShared))
    .sort((one, other) => other.rows - one.rows);
  // Without shares, all shapes would be as frequent.
  const least = isUnique ? (rowsOf(shapes) * UNIQUE_PERCENT_MIN) / 100 : SHAPE_ROWS_MIN;
  const frequent = shapes.filter(({ rows }) => rows >= least);
  const areMost = rowsOf(frequent) * 2 >= rowsOf(shapes);
  return (areMost ? frequent : shapes).slice(0, SHAPES_MAX);
}

const AREA = /^[\ue000\ue001 ]+$/;
const startOf = ({ key }: Shape) => /^[+(]{1,2}/.exec(key)?.[0].length ?? 0;

/** The beginnings that most rows have. */
interface Areas {
  readonly length: number;
  readonly counts: readonly (readonly [area: string, rows: number])[];
  readonly rows: number;
}

/** The longest beginnings that many rows share. Undefined if most rows have beginnings of their own. */
function areasIn(shape: Shape): Areas | undefined {
  const start = startOf(shape);
  for (let length = AREA_LENGTH_MAX; length > 0; length--) {
    const counts = countsOf(shape, start, length);
    const rows = counts.reduce((sum, [, count]) => sum + count, 0);
    const isWhole = rows * 100 >= AREA_PERCENT_MIN * shape.rows && counts.length <= AREAS_MAX;
    if (isWhole && AREA.test(shape.key.slice(start, start + length))) return { length, counts, rows };
  }
  return undefined;
}

function countsOf({ texts }: Shape, start: number, length: number): Areas['counts'] {
  const counts = new Map<string, number>();
  for (const { text, rows } of texts) {
    const area = text.slice(start, start + length);
    counts.set(area, (counts.get(area) ?? 0) + rows);
  }
  return [...counts]
    .filter(([area, rows]) => area.length === length && rows >= AREA_ROWS_MIN)
    .sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1));
}

/** @param units how many alternatives stand for the shares of the areas */
function patternOf(shape: Shape | undefined, areas: Areas | undefined, units: number): string {
  if (!shape) return '';
  const { key, texts } = shape;
  const start = startOf(shape);
  const before = escaped(key.slice(0, start));
  if (areas) return before + oneOf(areas, units) + open(key.slice(start + areas.length));
  const firsts = [...new Set(texts.map(({ text }) => text.charAt(start)))].toSorted().join('');
  const first = /^\d+$/.test(firsts) ? classOf(firsts) : open(key.charAt(start));
  return before + first + open(key.slice(start + 1));
}

/** The areas, the frequent ones several times. */
function oneOf({ length, counts, rows }: Areas, units: number): string {
  const digits = counts.map(([area]) => area).toSorted();
  if (length === 1 && /^\d+$/.test(digits.join(''))) return classOf(digits.join(''));
  const all = counts.flatMap(([area, count]) =>
    Array.from({ length: Math.max(1, Math.round((units * count) / rows)) }, () => escaped(area)),
  );
  return all.length === 1 ? (all[0] ?? '') : `(${all.join('|')})`;
}

function classOf(digits: string): string {
  if (digits.length === 1) return digits;
  if (digits.length === 10) return '\\d';
  return digits === '123456789' ? '[1-9]' : `[${digits}]`;
}

/** A shape with any digits and capitals, and the texts between these. */
function open(shape: string): string {
  return shape.replace(/\ue000+|\ue001+|[^\ue000\ue001]+/g, (run) => {
    const counted = (what: string) => (run.length === 1 ? what : `${what}{${run.length}}`);
    if (run.startsWith(DIGIT)) return counted('\\d');
    return run.startsWith(CAPITAL) ? counted('[A-Z]') : escaped(run);
  });
}
