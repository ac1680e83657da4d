import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { FormatId } from '../src/formats/formats.ts';
import type { Content } from './format-libraries.ts';

const COPY_OPTIONS: Readonly<Partial<Record<FormatId, string>>> = {
  csv: 'FORMAT csv',
  tsv: "FORMAT csv, DELIMITER '\t'",
  json: 'FORMAT json, ARRAY true',
  ndjson: 'FORMAT json',
  parquet: 'FORMAT parquet',
};

export interface DuckDbCopy {
  /** A function that writes a file in the format and returns its size in bytes; undefined if DuckDB does not have the format. */
  readonly copies: (format: FormatId) => (() => Promise<number>) | undefined;
  readonly close: () => void;
}

/** The rows in a DuckDB table. DuckDB writes them in one thread, like all the others. */
export async function openDuckDbCopy({ records }: Content): Promise<DuckDbCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'duckdb-'));
  const source = join(folder, 'source.json');
  const target = join(folder, 'target');
  writeFileSync(source, JSON.stringify(records));
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(`CREATE TABLE customers AS FROM read_json('${source}')`);
  return {
    copies(format) {
      const options = COPY_OPTIONS[format];
      if (options === undefined) return;
      return async () => {
        await connection.run(`COPY customers TO '${target}' (${options})`);
        return statSync(target).size;
      };
    },
    close() {
      connection.closeSync();
      instance.closeSync();
      rmSync(folder, { recursive: true });
    },
  };
}
