import type { Field, Json } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import { parseFormula } from '../expression/formula.ts';
import type { Aggregate } from '../expression/row-functions.ts';
import { parseTemplate } from '../expression/template.ts';
import { alternativesOf } from './cases.ts';
import { nestedColumns } from './nested.ts';
import type { ColumnSchema } from './schema.ts';
import { seriesOptions, startColumn } from './series.ts';

/** The reads of a column, including the reads of its nested columns. A name can be there several times. */
interface Reads {
  /** Columns whose cells of the same row are read. A running total reads the cell of its own row too. */
  readonly names: readonly string[];
  /** Columns whose cells of the row before are read. */
  readonly previous: readonly string[];
  /** Columns whose running totals are read. They are among `names` too. */
  readonly totals: readonly string[];
  /** Values of the rows that the row groups. */
  readonly aggregates: readonly Aggregate[];
}

const NOTHING: Reads = { names: [], previous: [], totals: [], aggregates: [] };

/** The names of the columns whose cells of the same row a column reads. */
export function namesReadBy(column: ColumnSchema): readonly string[] {
  return readsOf(column).names;
}

/** The names of the columns whose cells of the row before in the group a column reads. */
export function previousReadBy(column: ColumnSchema): readonly string[] {
  return readsOf(column).previous;
}

/** The names of the columns whose sums in the group's rows up to its own a column reads. */
export function totalsReadBy(column: ColumnSchema): readonly string[] {
  return readsOf(column).totals;
}

/** The aggregates that a column reads of the rows that its row groups. */
export function aggregatesReadBy(column: ColumnSchema): readonly Aggregate[] {
  return readsOf(column).aggregates;
}

function readsOf(column: ColumnSchema): Reads {
  const { options: infos = {} }: Field = fields[column.field];
  return joined([
    ...Object.entries(infos).map(([name, { kind }]) => {
      if (kind === 'columns') return readsOfNested(column);
      if (kind === 'alternatives') return readsOfCases(column);
      const option = column.options[name];
      if (kind === 'value' && startColumn(seriesOptions(column.options)) !== option) return NOTHING;
      return readsOfOption(kind, option);
    }),
    ...(column.nullWhen === undefined ? [] : [readsOfFormula(column.nullWhen)]),
  ]);
}

function readsOfOption(kind: string, option: Json | undefined): Reads {
  if (kind === 'column-pairs') return { ...NOTHING, names: ownColumns(option) };
  if (typeof option !== 'string') return NOTHING;
  if (kind === 'column' || kind === 'value') return { ...NOTHING, names: [option] };
  if (kind === 'formula') return readsOfFormula(option);
  if (kind !== 'template') return NOTHING;
  const template = parseTemplate(option);
  return template.ok ? { ...NOTHING, names: template.value.columns } : NOTHING;
}

/** The columns of the row itself in pairs of columns. */
function ownColumns(pairs: Json | undefined): readonly string[] {
  return typeof pairs === 'object' && pairs !== null ? Object.values(pairs).map(String) : [];
}

function readsOfFormula(text: string): Reads {
  const formula = parseFormula(text);
  if (!formula.ok) return NOTHING;
  const { columns, previous, totals, aggregates } = formula.value;
  return { names: totals.length === 0 ? columns : [...columns, ...totals], previous, totals, aggregates };
}

/** Columns of an object read each other, and the columns around the object. */
function readsOfNested(column: ColumnSchema): Reads {
  const nested = nestedColumns(column);
  const nestedNames = new Set(nested.map(({ name }) => name));
  const isOutside = (name: string) => !nestedNames.has(name);
  const { names, previous, totals, aggregates } = joined(nested.map(readsOf));
  return {
    names: names.filter(isOutside),
    previous: previous.filter(isOutside),
    totals: totals.filter(isOutside),
    aggregates,
  };
}

function readsOfCases(column: ColumnSchema): Reads {
  return joined(
    alternativesOf(column).flatMap((alternative) => [
      readsOf(alternative),
      ...(alternative.when === undefined ? [] : [readsOfFormula(alternative.when)]),
    ]),
  );
}

function joined(reads: readonly Reads[]): Reads {
  return {
    names: reads.flatMap(({ names }) => names),
    previous: reads.flatMap(({ previous }) => previous),
    totals: reads.flatMap(({ totals }) => totals),
    aggregates: reads.flatMap(({ aggregates }) => aggregates),
  };
}
