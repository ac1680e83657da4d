import { placesIn } from '../../schema/json-places.ts';
import { type JsonFault, type JsonScalar, type JsonVisitor, scanJson } from '../../schema/json-scanner.ts';
import { TABLES_MAX } from '../../schema/schema.ts';
import type { SkippedPart, SourceTable } from '../source-tables.ts';
import { isArrayCell, isObjectCell, type SampleCell } from './cell.ts';
import type { SampleBudget } from './column-facts.ts';
import { nameColumns } from './column-names.ts';
import { JsonRowTable } from './json-row-table.ts';
import { ValueBuilder } from './json-values.ts';
import { leftOut, note } from './note.ts';

/** Objects around the rows, as in `{ "data": { "users": [ … ] } }`. */
const AROUND_MAX = 3;

/** Names of properties that say nothing about their rows. */
const GENERIC: ReadonlySet<string> = new Set([
  ...['collection', 'content', 'data', 'docs', 'documents', 'edges', 'elements', 'entries', 'hits', 'items'],
  ...['list', 'nodes', 'objects', 'records', 'response', 'result', 'results', 'rows', 'value', 'values'],
]);

/** An object or an array around the rows. */
type Around =
  | { readonly kind: 'object'; readonly value: Map<string, SampleCell>; name: string }
  | { readonly kind: 'rows'; readonly rows: FoundRows };

interface FoundRows {
  /** The property that holds the array. */
  readonly name: string | undefined;
  readonly offset: number;
  readonly table: JsonRowTable;
  /** An array without objects may be a value of one row. */
  readonly values: SampleCell[];
  /** Elements of another kind than the first one. */
  others: number;
}

export interface JsonTables {
  readonly tables: readonly SourceTable[];
  readonly skipped: readonly SkippedPart[];
  /** How values are written, as sentences. */
  readonly notes: readonly string[];
  readonly fault?: JsonFault;
}

/**
 * Reads the rows of a JSON text: an array of objects, one or several such arrays within objects, or one object. After a
 * fault, the rows before it are kept.
 */
export function readJsonRows(text: string, name: string, budget: SampleBudget): JsonTables {
  const reader = new JsonRowsReader(budget);
  const fault = scanJson(text, reader);
  const placeAt = placesIn(text);
  const { found, hasMore, isCut } = reader.result();
  const scalar = fault === undefined ? reader.scalar : undefined;
  const names = nameTables(found, name);
  const results = found.map(({ table, offset }, i) => table.result(names[i] ?? name, placeAt(offset)));
  const skipped = results.flatMap((result) => result.skipped);
  const notes = results.flatMap((result) => result.notes);
  for (const { others, offset } of found) {
    if (others === 0) continue;
    const reason = `${others} elements of this array are not like the first one. They were left out.`;
    skipped.push(leftOut(reason, placeAt(offset)));
  }
  if (scalar !== undefined) {
    skipped.push(note(`This is ${scalar}, not an object or a list of objects.`, undefined, true));
  }
  if (hasMore) skipped.push(note('Values outside the rows were left out.'));
  if (isCut) skipped.push(leftOut('A schema has at most 1,000 tables: the other arrays were left out.'));
  const tables = results.map(({ table }) => table);
  if (fault === undefined) return { tables, skipped, notes };
  const reason = `The rest is not valid JSON. ${fault.reason}`;
  return { tables, skipped: [...skipped, note(reason, placeAt(fault.offset), true)], notes, fault };
}

/** The names of the properties, or the source's name if they say nothing. All are different. */
function nameTables(found: readonly FoundRows[], name: string): readonly string[] {
  const isAlone = found.length === 1;
  const given = found.map(({ name: own }) => {
    if (own === undefined) return name;
    return isAlone && GENERIC.has(own.toLowerCase()) ? name : own;
  });
  return nameColumns(given).map((named) => named.name);
}

class JsonRowsReader implements JsonVisitor {
  readonly #budget: SampleBudget;
  readonly #found: FoundRows[] = [];
  readonly #around: Around[] = [];
  readonly #value = new ValueBuilder();
  #root: SampleCell | undefined;
  #isCut = false;

  constructor(budget: SampleBudget) {
    this.#budget = budget;
  }

  begin(kind: 'object' | 'array', offset: number): void {
    const around = this.#around.at(-1);
    const isPart = this.#value.isOpen || around?.kind === 'rows' || this.#around.length > AROUND_MAX;
    if (isPart) this.#value.begin(kind);
    else if (kind === 'object') this.#around.push({ kind, value: new Map(), name: '' });
    else {
      const table = new JsonRowTable(this.#budget);
      this.#around.push({ kind: 'rows', rows: { name: around?.name, offset, table, values: [], others: 0 } });
    }
  }

  end(): void {
    if (this.#value.isOpen) {
      const complete = this.#value.end();
      if (complete) this.#take(complete.value);
      return;
    }
    const ended = this.#around.pop();
    if (ended?.kind === 'object') this.#take(ended.value);
    if (ended?.kind === 'rows') this.#endRows(ended.rows);
  }

  #endRows(rows: FoundRows): void {
    const { kind } = rows.table;
    if (kind === 'object' || (this.#around.length === 0 && kind !== undefined)) this.#keep(rows);
    else this.#take(rows.values);
  }

  #keep(rows: FoundRows): void {
    if (this.#found.length < TABLES_MAX) this.#found.push(rows);
    else this.#isCut = true;
  }

  name(name: string): void {
    const around = this.#around.at(-1);
    if (this.#value.isOpen) this.#value.name(name);
    else if (around?.kind === 'object') around.name = name;
  }

  value(value: JsonScalar): void {
    if (this.#value.isOpen) this.#value.add(value);
    else this.#take(value);
  }

  /** A value that lies in no other value but those around the rows. */
  #take(value: SampleCell): void {
    const around = this.#around.at(-1);
    if (around === undefined) this.#root = value;
    else if (around.kind === 'object') around.value.set(around.name, value);
    else {
      if (!around.rows.table.add(value)) around.rows.others++;
      if (around.rows.table.kind !== 'object') around.rows.values.push(value);
    }
  }

  /** What the text is, if it is a single value and neither an object nor a list. */
  get scalar(): string | undefined {
    const root = this.#root;
    if (root === undefined || (root !== null && (isObjectCell(root) || isArrayCell(root)))) return undefined;
    if (root === null) return 'null';
    return typeof root === 'string' ? 'a text' : typeof root === 'boolean' ? 'true or false' : 'a number';
  }

  /** What was found when the text ended, perhaps too early. */
  result(): { readonly found: readonly FoundRows[]; readonly hasMore: boolean; readonly isCut: boolean } {
    for (const open of this.#around)
      if (open.kind === 'rows' && open.rows.table.kind !== undefined) this.#keep(open.rows);
    const root = this.#root;
    const isObject = root !== undefined && isObjectCell(root);
    if (this.#found.length > 0 || !isObject || root.size === 0) {
      return { found: this.#found, hasMore: isObject && hasValues(root), isCut: this.#isCut };
    }
    const table = new JsonRowTable(this.#budget);
    table.add(root);
    return {
      found: [{ name: undefined, offset: 0, table, values: [], others: 0 }],
      hasMore: false,
      isCut: false,
    };
  }
}

/** Whether an object has values, not only objects without values. */
function hasValues(object: ReadonlyMap<string, SampleCell>): boolean {
  return [...object.values()].some((value) => !isObjectCell(value) || hasValues(value));
}
