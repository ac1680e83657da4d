import type { Field, Json } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { nameInFormula } from '../../expression/written-names.ts';
import type { SetOptions } from '../imported-schema.ts';
import { isIdentifier } from '../samples/identifiers.ts';
import type { SourceTable, SourceThing } from '../source-tables.ts';
import type { Choice } from './choice.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { draftTable, type TableContext } from './draft-tables.ts';
import { freeName } from './free-name.ts';
import { nameOfThing } from './thing-names.ts';

/** A table with the tables of its things. */
interface DraftedThings {
  readonly tables: readonly TableDraft[];
  /** Which columns belong together, as sentences. */
  readonly notes: readonly string[];
  /** Numbers that choose the things of the table's rows, by the names of their columns, if the rows are given. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
}

/**
 * Drafts a table whose rows name things again and again, such as regions. Each thing is a row of a table that no file has. There are as
 * many of them as in the sample, and as many rows name each. The columns of a row that belong to a thing are looked up there.
 * @param tableNames of the document, to which it adds those of the things
 * @param base the name with which the names of the things' tables begin
 */
export function draftThings(
  source: SourceTable,
  context: TableContext,
  tableNames: Set<string>,
  base = source.name,
): DraftedThings {
  const named = new Set((source.things ?? []).flatMap(({ columns }) => columns));
  const first = draftTable(source, context, named);
  const things = (source.things ?? []).filter((thing) => isKept(thing, first));
  if (things.length === 0) {
    const tables = [named.size === 0 ? first : draftTable(source, context)];
    return { tables, notes: [], numbers: NO_NUMBERS };
  }
  // Only columns that stay can come after others, and columns of one thing are compared there.
  const told = new Set(things.flatMap(({ columns }) => columns));
  const comparisons = source.comparisons.filter(
    ({ left, right, operator }) => !told.has(operator.startsWith('>') ? left : right),
  );
  const table = draftTable({ ...source, comparisons }, context, told);
  const parts = things.map((thing) => new ThingDraft(thing, table, context, tableNames, base));
  const numbers = new Map(parts.flatMap((part) => [...part.join(table)]));
  return {
    tables: [
      context.kind === 'sql' ? table : (context.samples?.keepSampledSorts(table) ?? table),
      ...parts.flatMap((part) => part.tables),
    ],
    notes: parts.flatMap((part) => part.notes),
    numbers,
  };
}

const NO_NUMBERS: ReadonlyMap<string, readonly number[]> = new Map();

/** Fields that name one person or firm. Others, such as first names, can be the same for different ones. */
const NAMING: ReadonlySet<string> = new Set([
  ...['person.fullName', 'company.name', 'internet.email', 'internet.exampleEmail', 'internet.username'],
  ...['internet.displayName', 'phone.number'],
]);
/** Fields that describe a column alone better than a table of its values. */
const ALONE: ReadonlySet<string> = new Set([
  ...['list', 'constant', 'boolean', 'sequence', 'series', 'formula', 'template', 'date', 'timestamp'],
  ...['time', 'cases', 'reference', 'given', 'lookup'],
]);

/**
 * Whether a thing is more than the rows without it. The street of a row agrees with its town, if both belong to one place of the row: a
 * town of its own would not.
 */
function isKept({ key, columns }: SourceThing, table: TableDraft): boolean {
  const choiceOf = new Map(table.columns.map((column) => [column.context.column.name, column.choice]));
  const { field, evidence } = choiceOf.get(key) ?? {};
  if (field === undefined || (columns.length === 1 && ALONE.has(field))) return false;
  if (table.columns.some(({ context }) => context.key !== undefined && columns.includes(context.column.name)))
    return false;
  const { entity }: Field = fields[field];
  // Codes of five digits are no postal codes by their form alone.
  if (entity === undefined || NAMING.has(field) || evidence === 'sample') return true;
  return ![...choiceOf].some(([name, choice]) => {
    const other: Field = fields[choice.field];
    return !columns.includes(name) && other.entity === entity;
  });
}

const sure = (field: Choice['field'], options: SetOptions, why: string): Choice => ({
  ...{ field, options, evidence: 'key', confidence: 'sure', why },
});

/** The copied values by the names of their columns, one for each thing. */
type CopiedCells = ReadonlyMap<string, readonly (Json | undefined)[]>;

class ThingDraft {
  readonly #thing: SourceThing;
  readonly #name: string;
  /** The rows that are kept, as indexes of things. */
  readonly #kept: readonly number[];
  /** The values of the columns that are copied. */
  readonly #copied: CopiedCells;
  /** The column of the sample that chooses the row. Undefined if a number does. */
  readonly #key: string | undefined;
  /** The column of the given rows that a number of the row chooses by. */
  readonly #number: string;
  readonly tables: readonly TableDraft[];
  readonly notes: readonly string[];

  constructor(
    thing: SourceThing,
    table: TableDraft,
    context: TableContext,
    tableNames: Set<string>,
    base: string,
  ) {
    this.#thing = thing;
    const word = nameOfThing(thing, base);
    const tableName = freeName(`${base}_${word}`, tableNames);
    tableNames.add(tableName);
    this.#name = word;
    const listed = copiedCells(thing, table);
    this.#key = keyOf(thing, listed, table);
    const copied = this.#key === undefined && arePrivate(thing, listed, table) ? sharedCells(listed) : listed;
    this.#kept = wholeThings(thing, copied);
    this.#copied = new Map([...copied, ...dealtCells(thing, { copied, kept: this.#kept, table })]);
    this.#number = freeName('number', new Set(thing.columns));
    const { tables, notes } = this.#draft({ ...thing.table, name: tableName }, context, tableNames, base);
    this.tables = tables;
    const joined = namesIn(thing.columns);
    const rows = `${this.#kept.length} rows of the table ${tableName}`;
    const says = thing.columns.length > 1 ? `${joined} belong together` : `The values of ${joined} repeat`;
    this.notes = [`${says}: ${rows}.`, ...notes];
  }

  #draft(source: SourceTable, context: TableContext, tableNames: Set<string>, base: string): DraftedThings {
    const own = { ...source, primaryKey: [] };
    const drafted = draftThings(
      own,
      { ...context, plan: undefined, rows: this.#kept.length },
      tableNames,
      base,
    );
    const [found, ...others] = drafted.tables;
    if (!found) return drafted;
    const looked = new Set(
      found.columns.flatMap(({ context, choice }) =>
        choice.field === 'lookup' ? [context.column.name] : [],
      ),
    );
    const copied = new Map([...this.#copied].filter(([name]) => !looked.has(name)));
    const flags = this.#flagsOf(found);
    const given = this.#kept.map((i, row): SetOptions => {
      const cells = [...copied].map(([name, list]) => [name, list[i] ?? null] as const);
      const missing = [...flags.values()].flatMap(({ name, nulls }) =>
        nulls[i] ? [[name, true] as const] : [],
      );
      const number = this.#key === undefined ? { [this.#number]: row + 1 } : {};
      const inner = [...drafted.numbers].map(([name, list]) => [name, list[i] ?? null] as const);
      return { ...number, ...Object.fromEntries([...cells, ...inner, ...missing]) };
    });
    const columns = found.columns.map((column) => asGiven(column, copied, flags));
    const [first] = columns;
    const numbered = this.#key === undefined && first ? [drawn(first, this.#number, GIVEN)] : [];
    const flagged = new Set([...flags.values()].map(({ name }) => name));
    const flagColumns = first ? [...flagged].map((name) => drawn(first, name, GIVEN)) : [];
    const table = { ...found, given, columns: [...numbered, ...columns, ...flagColumns] };
    return { ...drafted, tables: [{ ...table, unique: this.#uniqueIn(table) }, ...others] };
  }

  /** The nulls of generated columns, which weigh as much as the rows that name their thing. Columns with the same nulls share a flag. */
  #flagsOf({ columns }: TableDraft): ReadonlyMap<string, Flag> {
    const byNulls = new Map<string, Flag>();
    const names = new Set(this.#thing.columns);
    return new Map(
      columns.flatMap(({ context, properties, choice }) => {
        const { name, sample } = context.column;
        const nulls = this.#thing.nulls.get(name) ?? [];
        const count = nulls.filter((isNull) => isNull).length;
        const isFree = !this.#copied.has(name) && choice.field !== 'lookup' && !properties.nullWhen;
        if (!isFree || count === 0 || count !== sample?.nulls) return [];
        const id = String(nulls.map(Number));
        const flag = byNulls.get(id) ?? { name: freeName(`no ${name}`, names), nulls };
        byNulls.set(id, flag);
        return [[name, flag] as const];
      }),
    );
  }

  /** Generated keys and codes differ in all rows, if their fields can count their values. */
  #uniqueIn({ columns }: TableDraft): TableDraft['unique'] {
    return columns.flatMap((column) => {
      const { choice, context, properties } = column;
      const { name, sample, type } = context.column;
      const isKey = name === this.#thing.key || type.value === 'text' || isIdentifier(name);
      const isNull = (properties.nulls ?? 0) > 0 || properties.nullWhen !== undefined;
      const isOfWords = sample?.wordForm !== undefined && choice.options?.pattern === sample.wordForm.pattern;
      if (!isKey || isNull || !sample?.isUnique || isOfWords || !COUNTABLE.has(choice.field)) return [];
      const { distribution, bins, ...options } = choice.options ?? {};
      column.choice = { ...choice, options };
      return [[name]];
    });
  }

  /** The numbers of the things, with their order if the rows of each thing are side by side. */
  #inOrder(column: ColumnDraft, { columns }: TableDraft): ColumnDraft {
    const { key, counts, places } = this.#thing;
    const sample = columns.find(({ context }) => context.column.name === key)?.context.column.sample;
    if (!sample?.sorted || column.choice.field !== 'number' || this.#kept.length > RUNS_MAX) return column;
    const few = this.#kept.map((i, row) => ({
      ...{ value: row + 1, count: counts[i] ?? 0, place: places[i] ?? 0 },
    }));
    const { rows } = sample;
    const facts = { rows, nulls: 0, distinct: few.length, isDistinctCapped: false, isUnique: false };
    const own = { ...column.context.column, sample: { ...facts, few, sorted: 'runs' as const } };
    const choice: Choice = { ...column.choice, evidence: 'sample' };
    return { ...column, choice, context: { ...column.context, column: own } };
  }

  /**
   * Makes the columns of the thing lookups, and puts the columns that choose the thing before the first of them. Returns the numbers of the
   * things, if the table has given rows.
   */
  join(table: TableDraft): ReadonlyMap<string, readonly number[]> {
    const tableName = this.tables[0]?.source.name ?? '';
    const own = new Set(this.#thing.columns);
    const names = new Set(table.columns.map(({ context }) => context.column.name));
    const via = names.has(this.#name) ? freeName(`${this.#name}_row`, names) : this.#name;
    const number = freeName(`${this.#name}_number`, names.add(via));
    const [parent, child] = this.#key === undefined ? [this.#number, number] : [this.#key, this.#key];
    const counts = this.#kept.map((i) => this.#thing.counts[i] ?? 0);
    const { rows } = this.#thing;
    let isPlaced = false;
    table.columns = table.columns.flatMap((column) => {
      const { name } = column.context.column;
      if (!own.has(name)) return [column];
      const before: ColumnDraft[] = [];
      const options = { min: 1, max: counts.length, distribution: 'histogram', bins: counts };
      const choosing = rows
        ? GIVEN
        : sure('number', options, 'As frequent as in the sample. No file has this column');
      const where = { table: tableName, column: parent, where: { [parent]: child } };
      const leading = sure('reference', where, `The row of ${tableName}. No file has this column`);
      if (!isPlaced && this.#key === undefined)
        before.push({ ...this.#inOrder(drawn(column, number, choosing), table), properties: HIDDEN });
      if (!isPlaced) before.push({ ...drawn(column, via, leading), properties: HIDDEN });
      isPlaced = true;
      if (name === this.#key) return [column, ...before];
      const isAlone = own.size === 1;
      const choice = {
        ...sure('lookup', { via, column: name }, `A column of ${tableName}`),
        evidence: 'sample',
      } as const;
      const { nulls, nullWhen } = column.properties;
      // A lookup can be null as far as anybody can tell without the rows. No source of rows demands that it is not.
      const looked = { ...column.context, column: { ...column.context.column, nullable: true } };
      const properties = isAlone && !rows ? { ...(nulls && { nulls }), ...(nullWhen && { nullWhen }) } : {};
      return [...before, { ...column, context: looked, choice, properties }];
    });
    if (!rows || this.#key !== undefined) return NO_NUMBERS;
    return new Map([[number, rows.map((thing) => this.#kept.indexOf(thing) + 1)]]);
  }
}

/** The formula of more runs is too long. */
const RUNS_MAX = 300;

interface Flag {
  readonly name: string;
  readonly nulls: readonly boolean[];
}

const HIDDEN = { hidden: true } as const;
const GIVEN = sure('given', {}, 'The row of the thing');
const COPIED: Choice = { ...GIVEN, evidence: 'sample', why: 'Its values are those of the sample' };
const LISTS: ReadonlySet<string> = new Set(['list', 'boolean']);
/** Fields that have as many different values as their options say. */
const COUNTABLE: ReadonlySet<string> = new Set(['number', 'number.int', 'regex', 'string.uuid']);

/** A column of the things whose values are copied, or are null where the rows say so. */
function asGiven(
  column: ColumnDraft,
  copied: ReadonlyMap<string, unknown>,
  flags: ReadonlyMap<string, Flag>,
): ColumnDraft {
  const { name } = column.context.column;
  if (copied.has(name)) return { ...column, choice: COPIED, properties: {} };
  const flag = flags.get(name);
  if (!flag) return column;
  const { nulls: _, ...properties } = column.properties;
  return { ...column, properties: { ...properties, nullWhen: nameInFormula(flag.name) } };
}

/** A column that the sample does not have. */
function drawn({ context }: ColumnDraft, name: string, choice: Choice): ColumnDraft {
  const column = { name, type: { value: 'unknown' }, nullable: true } as const;
  return {
    context: { ...context, key: undefined, column },
    choice,
    properties: {},
    repairs: [],
    tried: new Set(),
  };
}

/** The part of the rows whose things may be left out, because their values are too rare to be copied. */
const LEFT_OUT_MAX = 0.2;

/** The values of the columns that rows have from a list today, by thing. Undefined for rare ones, which no list holds. */
function copiedCells({ texts, counts }: SourceThing, { columns }: TableDraft): CopiedCells {
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return new Map(
    columns.flatMap(({ context, choice }) => {
      const { name, sample } = context.column;
      const list = texts.get(name);
      if (!list || !sample?.few || !(LISTS.has(choice.field) || choice.field === 'constant')) return [];
      const values = new Map(sample.few.map(({ value }) => [String(value), value]));
      const cells = list.map((text) =>
        text === '' ? null : (values.get(text) ?? values.get(text.trim().toLowerCase())),
      );
      const left = counts.reduce((sum, count, i) => (cells[i] === undefined ? sum + count : sum), 0);
      return left > LEFT_OUT_MAX * rows ? [] : [[name, cells] as const];
    }),
  );
}

/** The things all of whose copied values a list holds, as indexes. */
function wholeThings({ counts }: SourceThing, copied: CopiedCells): readonly number[] {
  const all = counts.map((_, i) => i);
  return all.filter((i) => ![...copied.values()].some((cells) => cells[i] === undefined));
}

/** A column that is copied, and whose list tells the thing. */
function keyOf(thing: SourceThing, copied: CopiedCells, { columns }: TableDraft): string | undefined {
  const kept = wholeThings(thing, copied);
  return thing.columns.find((name) => {
    const cells = copied.get(name);
    const column = columns.find(({ context }) => context.column.name === name);
    if (!cells || !column || column.properties.nulls || column.properties.nullWhen) return false;
    const used = kept.map((i) => cells[i]);
    return LISTS.has(column.choice.field) && new Set(used).size === used.length && !used.includes(null);
  });
}

/** Whether a value that may not be copied tells the things, such as the name of a person. */
function arePrivate({ columns }: SourceThing, copied: CopiedCells, table: TableDraft): boolean {
  return table.columns.some(({ context: { column } }) => {
    return columns.includes(column.name) && !copied.has(column.name) && !column.sample?.few;
  });
}

interface Dealing {
  readonly copied: CopiedCells;
  /** Things by their indexes, the most frequent first. */
  readonly kept: readonly number[];
  readonly table: TableDraft;
}

/** Values of lists that are not copied, as frequent in the rows as in the sample. A thing gets a value that most rows still lack. */
function dealtCells({ columns, counts, nulls }: SourceThing, { copied, kept, table }: Dealing): CopiedCells {
  const things = kept.map((i) => ({ i, count: counts[i] ?? 0 }));
  return new Map(
    table.columns.flatMap(({ context, choice }) => {
      const { name } = context.column;
      if (!columns.includes(name) || copied.has(name) || choice.field !== 'list') return [];
      const { values, weights } = choice.options ?? {};
      if (!Array.isArray(values)) return [];
      const isNull = nulls.get(name) ?? [];
      const shares = values.map((_, i) => (Array.isArray(weights) ? Number(weights[i]) : 1));
      const whole = shares.reduce((sum, share) => sum + share, 0);
      const rows = things.reduce((sum, { i, count }) => (isNull[i] ? sum : sum + count), 0);
      const lacking = shares.map((share) => (share * rows) / whole);
      const cells: (Json | undefined)[] = [];
      for (const { i, count } of things) {
        const most = lacking.indexOf(Math.max(...lacking));
        cells[i] = isNull[i] ? null : values[most];
        if (!isNull[i]) lacking[most] = (lacking[most] ?? 0) - count;
      }
      return [[name, cells] as const];
    }),
  );
}

/** So many things at least have the same copied values. Values of fewer things would tell about a person whose name is not copied. */
const SHARED_MIN = 3;

/** The columns whose values several things have, also together with the columns before them. */
function sharedCells(copied: CopiedCells): CopiedCells {
  const shared = new Map<string, readonly (Json | undefined)[]>();
  let before: readonly string[] = [];
  for (const [name, cells] of copied) {
    const together = cells.map((cell, i) => JSON.stringify([before[i] ?? '', cell ?? null]));
    const counts = new Map<string, number>();
    for (const text of together) counts.set(text, (counts.get(text) ?? 0) + 1);
    if ([...counts.values()].some((count) => count < SHARED_MIN)) continue;
    shared.set(name, cells);
    before = together;
  }
  return shared;
}

/** `a, b and c`. */
function namesIn(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
