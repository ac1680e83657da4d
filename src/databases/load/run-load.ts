import { type Session, SessionError } from '../session.ts';
import { advance } from './advance.ts';
import { clear } from './clear.ts';
import { connectRows } from './connect-rows.ts';
import { copyRows } from './copy-rows.ts';
import { countRows } from './existing-rows.ts';
import type { LoadTable } from './load-table.ts';
import { refusalWith } from './refusal.ts';
import type { RowSource } from './row-source.ts';
import { runTrial } from './run-trial.ts';
import type { CopyStep, LoadPlan, LoadStep, TogetherStep, VerifyStep } from './steps.ts';
import { inTransaction } from './transaction.ts';

export interface LoadProgress {
  /** The table that gets rows. */
  readonly table: string;
  /** The rows of this load so far, and in the end. */
  readonly rows: number;
  readonly totalRows: number;
}

export interface RunContext {
  readonly session: Session;
  readonly source: RowSource;
  readonly tables: readonly LoadTable[];
  readonly signal?: AbortSignal | undefined;
  /** Called often while rows are written. */
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
  /** Called with a table and its number of new rows when they are in the database. */
  readonly onTable?: ((table: string, rows: number) => void) | undefined;
  /** Called with a table and the number of its rows that have been deleted. */
  readonly onDelete?: ((table: string, rows: number) => void) | undefined;
}

class LoadRun {
  readonly #context: RunContext;
  readonly #tables: ReadonlyMap<string, LoadTable>;
  readonly #totalRows: number;
  #rows = 0;

  constructor(plan: LoadPlan, context: RunContext) {
    this.#context = context;
    this.#tables = new Map(context.tables.map((table) => [table.name, table]));
    this.#totalRows = plan.rows;
  }

  async run(step: LoadStep): Promise<void> {
    const { session, source, signal, onTable, onDelete } = this.#context;
    signal?.throwIfAborted();
    switch (step.kind) {
      case 'trial':
        return runTrial(step, { session, source, signal, tableNamed: (name) => this.#table(name) });
      case 'clear':
        await clear(session, step, (name) => this.#table(name));
        for (const { table, rows } of step.tables) onDelete?.(table, rows);
        return;
      case 'copy':
        await this.#copyAlone(step);
        return onTable?.(step.table, step.to - step.from);
      case 'together':
        return this.#together(step);
      case 'connect':
        return connectRows(session, source, this.#table(step.table), step.columns, [step]);
      case 'advance':
        return advance(session, this.#table(step.table), step);
      case 'verify':
        return this.#verify(step);
    }
  }

  #table(name: string): LoadTable {
    const table = this.#tables.get(name);
    if (!table) throw new RangeError(`There is no table “${name}”`);
    return table;
  }

  async #copyAlone({ perTransaction, to, ...step }: CopyStep): Promise<void> {
    for (let from = step.from; from < to; from += perTransaction) {
      const part = { ...step, from, to: Math.min(to, from + perTransaction) };
      await inTransaction(this.#context.session, { tables: [step.table], isDeferred: false }, () =>
        this.#copy(part),
      );
    }
  }

  async #together({ steps, isDeferred, isWhole }: TogetherStep): Promise<void> {
    const copies = steps.filter((step) => step.kind === 'copy');
    const tables = copies.map(({ table }) => table);
    try {
      await inTransaction(this.#context.session, { tables, isDeferred }, async () => {
        for (const step of steps) await (step.kind === 'copy' ? this.#copy(step) : this.run(step));
      });
    } catch (error) {
      throw isWhole ? refusalWith(error, 'No row of this load is written.') : error;
    }
    for (const { table, from, to } of copies) this.#context.onTable?.(table, to - from);
  }

  #copy(step: Omit<CopyStep, 'kind' | 'perTransaction'>): Promise<void> {
    const { session, source, signal, onProgress } = this.#context;
    const onRows = (rows: number) => {
      this.#rows += rows;
      onProgress?.({ table: step.table, rows: this.#rows, totalRows: this.#totalRows });
    };
    return copyRows(session, source, this.#table(step.table), step, { signal, onRows });
  }

  async #verify({ table, rows }: VerifyStep): Promise<void> {
    const count = await countRows(this.#context.session, this.#table(table).database);
    if (count === rows) return;
    const message = `“${table}” has ${count} rows instead of ${rows}. Something else has written to it during the load, or a trigger leaves rows out.`;
    throw new SessionError({ code: 'database-refused', message, table });
  }
}

/**
 * Carries out a plan. Rejects with a `SessionError`, or with the signal's reason. Whenever it ends, each transaction is in the
 * database as a whole or not at all, and the next load of the same schema goes on from there.
 */
export async function runLoad(plan: LoadPlan, context: RunContext): Promise<void> {
  const run = new LoadRun(plan, context);
  for (const step of plan.steps) await run.run(step);
}
