import { ARRAY_LEVELS, NESTING_MAX } from '../../schema/schema.ts';
import type { SampleFacts, SourceColumn, SourceItems } from '../source-tables.ts';
import { isArrayCell, isObjectCell, type SampleCell } from './cell.ts';
import { ColumnFacts, type SampleBudget } from './column-facts.ts';
import type { ColumnNotes } from './note.ts';

/** Lists of more numbers are no positions. */
const PLACES_MAX = 4;

/** Arrays of more items are not counted by their sizes. */
const SIZES_MAX = 100;
/** Sizes of fewer arrays are counted together. */
const SIZE_PERCENT_MIN = 2;
const SIZE_ARRAYS_MIN = 10;

/** Everything that occurs in one column, in one kind of item or in one property. */
export class ValueFacts {
  readonly #name: string;
  readonly #budget: SampleBudget;
  readonly #depth: number;
  readonly #scalars: ColumnFacts;
  #objects: RecordFacts | undefined;
  #items: ValueFacts | undefined;
  #arrays = 0;
  #itemCount = 0;
  #fewestItems = Number.POSITIVE_INFINITY;
  #mostItems = 0;
  /** Whether an array has a value twice. */
  #hasRepeats = false;
  /** How many arrays have so many items. */
  readonly #sizes: number[] = [];
  #deep = 0;
  /** The numbers at each place of lists that all have as many numbers, such as a longitude and a latitude. */
  #places: readonly ValueFacts[] | undefined;
  #positions = 0;

  constructor(name: string, budget: SampleBudget, depth: number) {
    this.#name = name;
    this.#budget = budget;
    this.#depth = depth;
    this.#scalars = new ColumnFacts(name, budget);
  }

  /** @param row the row's number, from 0. Rows that are left out are null. */
  addWritten(text: string, row: number): void {
    this.#scalars.addWritten(text, row);
  }

  add(cell: SampleCell, row: number): void {
    if (cell === null) return;
    if (typeof cell === 'string') this.#scalars.addText(cell, row);
    else if (typeof cell === 'boolean') this.#scalars.addBoolean(cell, row);
    else if (isArrayCell(cell)) this.#addArray(cell);
    else if (isObjectCell(cell)) this.#addObject(cell);
    else if ('digits' in cell) this.#scalars.addNumber(cell.digits, row);
  }

  #addObject(object: ReadonlyMap<string, SampleCell>): void {
    if (this.#depth >= NESTING_MAX) {
      this.#deep++;
      return;
    }
    this.#objects ??= new RecordFacts(this.#budget, this.#depth + 1);
    this.#objects.add(object);
  }

  #addArray(items: readonly SampleCell[]): void {
    const inside = this.#depth + ARRAY_LEVELS;
    const isPosition = this.#addPosition(items);
    if (inside > NESTING_MAX) {
      if (isPosition) this.#arrays++;
      else this.#deep++;
      return;
    }
    this.#arrays++;
    this.#fewestItems = Math.min(this.#fewestItems, items.length);
    this.#mostItems = Math.max(this.#mostItems, items.length);
    this.#hasRepeats ||= new Set(items.map(keyOf)).size < items.length;
    if (items.length < SIZES_MAX) this.#sizes[items.length] = (this.#sizes[items.length] ?? 0) + 1;
    this.#items ??= new ValueFacts('item', this.#budget, inside);
    for (const item of items) this.#items.add(item, this.#itemCount++);
  }

  #addPosition(items: readonly SampleCell[]): boolean {
    // A place that is not known has nulls.
    const isOfNumbers = items.every(
      (item) => item === null || (typeof item === 'object' && 'digits' in item),
    );
    if (!isOfNumbers || items.length < 2 || items.length > PLACES_MAX || this.#depth >= NESTING_MAX)
      return false;
    this.#places ??= items.map((_, i) => new ValueFacts(`item_${i + 1}`, this.#budget, this.#depth + 1));
    if (this.#places.length !== items.length) return false;
    for (const [i, place] of this.#places.entries()) place.add(items[i] ?? null, this.#positions);
    this.#positions++;
    return true;
  }

  /** How often each value occurs, if there are only numbers, only texts, or only truth values. */
  values(): ReadonlyMap<SampleCell, number> | undefined {
    return this.#objects || this.#items || this.#places ? undefined : this.#scalars.cells();
  }

  /** Whether it has objects or arrays where no more levels are left, so that no field can have its values. */
  get isTooDeep(): boolean {
    return this.#deep > 0 && this.#depth >= NESTING_MAX;
  }

  get name(): string {
    return this.#name;
  }

  /** The facts of lists of numbers in the cells of a file without types. */
  #ofLists(lists: readonly SampleCell[], rows: number, notes: ColumnNotes): SourceColumn {
    const inside = new ValueFacts(this.#name, this.#budget, this.#depth);
    for (const [row, list] of lists.entries()) inside.add(list, row);
    return inside.result(rows, notes);
  }

  /** @param rows of the table, or how many objects or items there were */
  result(rows: number, notes: ColumnNotes): SourceColumn {
    const { type, facts, doubts, styles, hasDecimalComma = false } = this.#scalars.result(rows);
    const name = this.#name;
    const sentence = (text: string) => `“${name}” ${text}.`;
    notes.doubts.push(...doubts.map(sentence));
    notes.styles.push(...styles.map(sentence));
    notes.hasDecimalComma ||= hasDecimalComma;
    const written = type === 'json' ? this.#scalars.texts() : undefined;
    const lists = written && (numberListsIn(written) ?? recordListsIn(written));
    if (lists) return this.#ofLists(lists, rows, notes);
    const objects = this.#objects?.rows ?? 0;
    const kinds = [facts.rows - facts.nulls, objects, this.#arrays, this.#deep].filter((count) => count > 0);
    const nulls = facts.nulls - objects - this.#arrays - this.#deep;
    const nullable = rows === 0 || nulls > 0;
    const sample = rows === 0 ? {} : { sample: { ...facts, nulls } };
    const isDeep = this.#deep > 0 || this.#items?.isTooDeep === true;
    if (kinds.length > 1 || isDeep) {
      const why = isDeep ? 'is nested too deeply' : 'holds values of different kinds';
      notes.doubts.push(`“${name}” ${why}, so it was read as any JSON.`);
      return { name, type: { value: 'json' }, nullable, sample: emptyFacts(rows, nulls) };
    }
    if (this.#objects && objects > 0) {
      const columns = this.#objects.columns(notes);
      return { name, type: { value: 'object' }, nullable, columns, sample: emptyFacts(rows, nulls) };
    }
    if (this.#places && this.#positions > 1 && this.#positions === this.#arrays) {
      // Only columns of tables can be a series.
      const tuple = this.#places.map((place): SourceColumn => {
        const { sample: { order: _, ...rest } = emptyFacts(rows, nulls), ...column } = place.result(
          this.#positions,
          notes,
        );
        return { ...column, sample: rest };
      });
      return { name, type: { value: 'array' }, nullable, tuple, sample: emptyFacts(rows, nulls) };
    }
    if (this.#items && this.#arrays > 0) {
      const column = this.#items.result(this.#itemCount, notes);
      const [min, max] = [this.#fewestItems, this.#mostItems];
      const sizes = max < SIZES_MAX ? sizesIn(this.#sizes, this.#arrays) : [];
      const { few, distinct = 0 } = column.sample ?? {};
      const isDistinct = !this.#hasRepeats && max > 1 && (few?.length ?? distinct) >= max;
      const items = {
        column,
        min,
        max,
        ...(isDistinct && { isDistinct: true as const }),
        ...(sizes.length > 1 && { sizes }),
      };
      return { name, type: { value: 'array' }, nullable, items, sample: emptyFacts(rows, nulls) };
    }
    return { name, type: { value: type }, nullable, ...sample };
  }
}

/** The same for equal values. Objects and arrays are all different. */
function keyOf(cell: SampleCell): unknown {
  if (typeof cell !== 'object' || cell === null || !('digits' in cell)) return cell;
  return Number(cell.digits);
}

/** Sizes with how many arrays have them: rare ones together. Empty if the arrays are few. */
function sizesIn(counts: readonly number[], arrays: number): NonNullable<SourceItems['sizes']> {
  const least = Math.max(SIZE_ARRAYS_MIN, (arrays * SIZE_PERCENT_MIN) / 100);
  const sizes: { min: number; max: number; count: number }[] = [];
  let open: { min: number; max: number; count: number } | undefined;
  for (let size = 0; size < counts.length; size++) {
    const count = counts[size] ?? 0;
    if (count === 0) continue;
    open = open ? { ...open, max: size, count: open.count + count } : { min: size, max: size, count };
    if (open.count < least) continue;
    sizes.push(open);
    open = undefined;
  }
  return arrays < SIZE_ARRAYS_MIN || !open ? sizes : [...sizes, open];
}

/**
 * Texts of JSON as lists of numbers, such as positions. Undefined if one is another value: keys of objects can be persons, and the digits
 * of large integers are lost.
 */
function numberListsIn(texts: ReadonlyMap<string, number>): readonly SampleCell[] | undefined {
  const lists: SampleCell[] = [];
  for (const [text, count] of texts) {
    const list = numbersOf(JSON.parse(text));
    if (list === undefined) return undefined;
    for (let i = 0; i < count; i++) lists.push(list);
  }
  return lists;
}

function numbersOf(value: unknown): SampleCell | undefined {
  if (!Array.isArray(value) || !value.every(isExact)) return undefined;
  return value.map((number) => ({ digits: String(number) }));
}

/** Lists of fewer texts do not show that the keys of all objects are the same. */
const LISTS_MIN = 10;
const KEYS_MAX = 20;

/**
 * Texts of JSON as lists of objects with the same keys, such as the products of an order. Undefined if there are other values: other keys
 * can be persons.
 */
function recordListsIn(texts: ReadonlyMap<string, number>): readonly SampleCell[] | undefined {
  if (texts.size < LISTS_MIN) return undefined;
  const lists: SampleCell[] = [];
  let names: string | undefined;
  for (const [text, count] of texts) {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return undefined;
    const list: SampleCell[] = [];
    for (const value of values) {
      const record = recordOf(value);
      const own = record && JSON.stringify([...record.keys()]);
      if (record === undefined || own !== (names ?? own)) return undefined;
      names = own;
      list.push(record);
    }
    for (let i = 0; i < count; i++) lists.push(list);
  }
  return names === undefined ? undefined : lists;
}

function recordOf(value: unknown): ReadonlyMap<string, SampleCell> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length === 0 || entries.length > KEYS_MAX) return undefined;
  const cells = entries.map(([name, one]: [string, unknown]): readonly [string, SampleCell | undefined] => [
    name,
    scalarOf(one),
  ]);
  const known = cells.flatMap(([name, cell]) => (cell === undefined ? [] : [[name, cell] as const]));
  return known.length < cells.length ? undefined : new Map(known);
}

function scalarOf(value: unknown): SampleCell | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  return isExact(value) ? { digits: String(value) } : undefined;
}

const isExact = (value: unknown) =>
  typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value));

/** The facts of objects and arrays, whose own values are not counted. */
function emptyFacts(rows: number, nulls: number): SampleFacts {
  return { rows, nulls, distinct: 0, isDistinctCapped: true, isUnique: false };
}

/** The properties of objects that lie at one place. */
class RecordFacts {
  rows = 0;
  readonly #budget: SampleBudget;
  readonly #depth: number;
  readonly #columns = new Map<string, ValueFacts>();

  constructor(budget: SampleBudget, depth: number) {
    this.#budget = budget;
    this.#depth = depth;
  }

  add(object: ReadonlyMap<string, SampleCell>): void {
    for (const [name, cell] of object) {
      let column = this.#columns.get(name);
      if (column === undefined) {
        if (this.#budget.columns <= 0) continue;
        this.#budget.columns--;
        column = new ValueFacts(name, this.#budget, this.#depth);
        this.#columns.set(name, column);
      }
      column.add(cell, this.rows);
    }
    this.rows++;
  }

  columns(notes: ColumnNotes): readonly SourceColumn[] {
    return [...this.#columns.values()].flatMap((column) => {
      if (!column.isTooDeep) return [column.result(this.rows, notes)];
      notes.doubts.push(`“${column.name}” is nested too deeply: it was left out.`);
      return [];
    });
  }
}
