import type { Faker } from '@faker-js/faker';
import { isCategoryId } from '../catalogue/categories.ts';
import { ROWS_MAX, ROWS_MIN } from '../catalogue/limits.ts';
import type { Cell, Recipe } from '../catalogue/recipe.ts';
import { type Column, resolveColumns } from './columns.ts';
import { compilePattern, type PatternProblem } from './pattern.ts';
import type { Run, RunProblem } from './request.ts';
import { createFactDrawers, RowFacts } from './row-facts.ts';
import { type Stream, type StreamKey, streamKey } from './stream.ts';

export type { Cell } from '../catalogue/recipe.ts';

/** The cell of a pattern that yields no values. */
const INVALID_PATTERN = 'Invalid Pattern';

/** What stands above the rows. */
export interface Header {
  /** A name for the table: the category, or `custom_data`. */
  readonly tableName: string;
  readonly columns: readonly string[];
}

/** Rows as arrays in the order of the columns: objects would reorder a column named `2024`. */
export interface Table extends Header {
  readonly rows: readonly (readonly Cell[])[];
}

/** A run whose request has been found good, ready to give any of its rows. */
export interface OpenRun extends Header {
  /** Why the pattern's cells read `Invalid Pattern`, if they do. */
  readonly patternProblem: PatternProblem | undefined;
  /** Rows `from` to below `to`, counted from 0. The same rows, however they are asked for. */
  slice(from: number, to: number): Table;
}

export type Opened =
  | { readonly ok: true; readonly run: OpenRun }
  | { readonly ok: false; readonly problem: RunProblem };

/** A column that knows where its stream starts and which facts it reads. */
interface Drawer {
  readonly draw: Recipe;
  readonly key: StreamKey;
  readonly facts: RowFacts;
}

/**
 * Opens runs. Never throws for a bad request: it says what is wrong.
 * @param fake draws from `stream`, and from nothing else
 */
export function createEngine(fake: Faker, stream: Stream): (run: Run) => Opened {
  const factDrawers = createFactDrawers(fake);
  return (run) => {
    const { request } = run;
    if (!Number.isInteger(run.rows) || run.rows < ROWS_MIN || run.rows > ROWS_MAX) {
      return { ok: false, problem: 'row-count' };
    }
    if (request.tool === 'category' && !isCategoryId(request.category)) {
      return { ok: false, problem: 'unknown-field' };
    }
    let patternProblem: PatternProblem | undefined;
    const resolved = resolveColumns(request, () => {
      const pattern = compilePattern(request.tool === 'category' ? request.pattern.trim() : '');
      if (pattern.ok) return () => pattern.sample(stream);
      patternProblem = pattern.problem;
      return () => INVALID_PATTERN;
    });
    if (!resolved.ok) return resolved;
    const { tableName } = resolved;
    const columns = resolved.columns.map(({ name }) => name);
    const sets = Math.max(...resolved.columns.map(({ set }) => set)) + 1;
    const facts = Array.from({ length: sets }, (_, set) => new RowFacts(factDrawers, stream, run.seed, set));
    const fill = createFill(fake, stream, run, resolved.columns, facts);
    const slice = (from: number, to: number) => ({ tableName, columns, rows: fill(from, to) });
    return { ok: true, run: { tableName, columns, patternProblem, slice } };
  };
}

function createFill(
  fake: Faker,
  stream: Stream,
  { seed, now }: Run,
  columns: readonly Column[],
  facts: readonly RowFacts[],
) {
  const drawers = columns.flatMap(({ draw, set, streamName }): Drawer[] => {
    const own = facts[set];
    return own ? [{ draw, key: streamKey(seed, streamName), facts: own }] : [];
  });

  function drawRow(index: number): Cell[] {
    for (const set of facts) set.moveTo(index);
    const row = new Array<Cell>(drawers.length);
    let column = 0;
    for (const drawer of drawers) {
      stream.seek(drawer.key, index);
      row[column++] = drawer.draw(fake, drawer.facts);
    }
    return row;
  }

  return (from: number, to: number): Cell[][] => {
    fake.setDefaultRefDate(now);
    const rows: Cell[][] = [];
    for (let index = from; index < to; index++) rows.push(drawRow(index));
    return rows;
  };
}
