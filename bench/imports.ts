import { createEngine } from '../src/dataset/engine.ts';
import { createFirstRows } from '../src/dataset/first-rows.ts';
import { importSchema } from '../src/importers/import-schema.ts';
import { enUs } from '../src/locales/en-us.ts';
import { largeTables } from '../tests/fixtures/large-tables.ts';

const TABLES = 330;
const COLUMNS = 30;

/** Milliseconds to import a script of SQL, in the middle of all rounds. */
export interface ImportTimes {
  readonly megabytes: number;
  /** Without a row to compare with what the script demands. */
  readonly chosen: number;
  /** With the first rows of each table compared. */
  readonly verified: number;
}

/** 5 MB: as many columns as a document holds, each with a check, and comments of the size that dumps have. */
function script(): string {
  const comment = `-- ${'Name: t; Type: TABLE; Schema: public; Owner: -; '.repeat(8)}\n`;
  const column = (_: unknown, i: number) =>
    `${comment}  column_${i} character varying(40) NOT NULL CHECK (length(column_${i}) > 2)`;
  const columns = Array.from({ length: COLUMNS - 2 }, column).join(',\n');
  return Array.from(
    { length: TABLES },
    (_, i) =>
      `CREATE TABLE public.t${i} (id serial PRIMARY KEY, next integer REFERENCES public.t${(i + 1) % TABLES} (id),\n${columns});\n`,
  ).join('');
}

export async function measureImports(rounds: number): Promise<ImportTimes> {
  const text = script();
  const engine = createEngine(enUs, largeTables);
  async function median(isVerified: boolean): Promise<number> {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      const { check, ...reader } = createFirstRows(async () => engine);
      const imported = await importSchema(text, { kind: 'sql', check, ...(isVerified && { reader }) });
      if (!imported.ok) throw new Error(imported.error[0]?.message);
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  }
  return { megabytes: text.length / 1e6, chosen: await median(false), verified: await median(true) };
}

export function importsText({ megabytes, chosen, verified }: ImportTimes): string {
  return `an import of ${megabytes.toFixed(1)} MB of SQL: ${verified.toFixed(0)} ms, of which rows take ${(verified - chosen).toFixed(0)} ms`;
}
