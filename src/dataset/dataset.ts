import type { LocaleDefinition } from '@faker-js/faker';
import type { EntityKind } from '../catalogue/entities.ts';
import type { Cell, ValueType } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import { createFastFaker } from '../fast-faker/fast-faker.ts';
import { createEntityFactory } from '../generators/entities/entities.ts';
import { Part, type RowBatch } from '../generators/entities/part.ts';
import type { Sampler } from '../generators/generator.ts';
import { generators } from '../generators/generators.ts';
import type { PatternProblem } from '../generators/pattern.ts';
import { sampleIndexedRows, sampleRows } from '../random/sample-rows.ts';
import { createStream, streamKey } from '../random/stream.ts';
import type { ColumnSchema, Schema, TableSchema } from '../schema/schema.ts';

/** The cell of a pattern that yields no values. */
const INVALID_PATTERN = 'Invalid Pattern';

interface Column {
  readonly name: string;
  readonly type: ValueType;
  /** Why its cells read `Invalid Pattern`, if they do. */
  readonly problem: PatternProblem | undefined;
}

/** Rows of a table, column by column in the order of the table's columns. */
export interface Batch {
  readonly columns: readonly (readonly Cell[])[];
  readonly rowCount: number;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  /** Rows `from` to below `to`, counted from 0. The same rows, however they are asked for. */
  read(from: number, to: number): Batch;
}

/** A schema made ready: it gives any of its rows. */
export interface Dataset {
  table(name: string): Table | undefined;
}

/** A column that is ready to give its cells for a batch. */
interface ReadyColumn extends Column {
  readonly cells: (batch: RowBatch) => readonly Cell[];
}

function rowsFrom(from: number, count: number): readonly number[] {
  const rows = new Array<number>(count);
  for (let i = 0; i < count; i++) rows[i] = from + i;
  return rows;
}

/** Makes datasets of one locale: they share its compiled data, a stream and a faker, which draws from it alone. */
export function createDatasetFactory(locale: LocaleDefinition[]): (schema: Schema) => Dataset {
  const stream = createStream();
  const faker = createFastFaker({ source: stream, locale });
  const makeEntity = createEntityFactory(faker);

  function createTable({ seed, now: nowText }: Schema, table: TableSchema): Table {
    const now = Date.parse(nowText);
    const source: { batch: RowBatch } = { batch: { rows: [] } };
    const entities = new Map<string, ReturnType<typeof makeEntity>>();

    function entity(kind: EntityKind, number: number) {
      const id = `${kind} ${number}`;
      const known = entities.get(id);
      if (known) return known;
      const parts = makeEntity(kind, {
        sampled(name, sample) {
          const key = streamKey(seed, table.key, 'entity', kind, number, name);
          const make = (rows: readonly number[]) => sampleIndexedRows(stream, key, rows, sample);
          return new Part(source, (rows) => stream.withSubstream(() => make(rows)));
        },
        derived: (value) => new Part(source, (rows) => rows.map((_, i) => value(i))),
      });
      entities.set(id, parts);
      return parts;
    }

    function ready({ name, field, key, of, options }: ColumnSchema): ReadyColumn {
      const { type } = fields[field];
      const generator = generators[field];
      if (typeof generator !== 'function') {
        const part = entity(generator.entity, of[generator.entity] ?? 1).get(generator.part);
        return { name, type, problem: undefined, cells: () => part?.values() ?? [] };
      }
      let problem: PatternProblem | undefined;
      const refuse = (found: PatternProblem): Sampler => {
        problem = found;
        return () => INVALID_PATTERN;
      };
      const sample = generator({ faker, stream, now, options, refuse });
      const ownKey = streamKey(seed, table.key, 'column', key);
      return { name, type, problem, cells: ({ rows }) => sampleRows(stream, ownKey, rows, sample) };
    }

    const columns = table.columns.map(ready);
    return {
      name: table.name,
      columns,
      rowCount: table.rows,
      read(from, to) {
        faker.setDefaultRefDate(now);
        const rowCount = Math.max(0, to - from);
        source.batch = { rows: rowsFrom(from, rowCount) };
        return { rowCount, columns: columns.map(({ cells }) => cells(source.batch)) };
      },
    };
  }

  return (schema) => {
    const tables = new Map(schema.tables.map((table) => [table.name, createTable(schema, table)]));
    return { table: (name) => tables.get(name) };
  };
}
