import type { OptionInfos, OptionValues } from '../catalogue/option-values.ts';
import type { Table } from '../dataset/table.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema } from '../schema/schema.ts';
import type { BinaryFile } from './binary-file.ts';
import type { BinaryPlan } from './file-plan.ts';
import { type BinaryFormatId, type FormatId, formats } from './formats.ts';
import { readFormatOptions, severalTables } from './read-format-options.ts';

type PlanBinary = (
  tables: readonly Table[],
  schema: Schema,
  options: unknown,
) => Result<BinaryPlan, readonly Problem[]>;

/** Loads a format's code and makes the writers of a file. */
type LoadFile<Tables, Options> = (tables: Tables, schema: Schema, options: Options) => Promise<BinaryFile>;

/**
 * For a format whose files hold any number of tables. Its code is loaded once for each planned file.
 * @param cellCost a cell is worth as many workers as so many cells of text
 */
function ofTables<Infos extends OptionInfos>(
  cellCost: number,
  infos: Infos,
  load: LoadFile<readonly Table[], OptionValues<NoInfer<Infos>>>,
): PlanBinary {
  return (tables, schema, given) => {
    const options = readFormatOptions(infos, given, tables);
    if (!options.ok) return options;
    let file: Promise<BinaryFile> | undefined;
    const value: BinaryPlan = {
      cellCost,
      tables: tables.map((table) => ({ table })),
      load() {
        file ??= load(tables, schema, options.value);
        return file;
      },
    };
    return { ok: true, value };
  };
}

/** For a format whose files hold one table. */
function ofTable<Infos extends OptionInfos>(
  cellCost: number,
  infos: Infos,
  load: LoadFile<Table, OptionValues<NoInfer<Infos>>>,
): PlanBinary {
  const plan = ofTables(cellCost, infos, async ([table], schema, options) => {
    if (!table) throw new RangeError('A file needs a table');
    return load(table, schema, options);
  });
  return (tables, schema, options) => {
    const problems = severalTables(tables);
    return problems ? { ok: false, error: problems } : plan(tables, schema, options);
  };
}

/**
 * The code of each format is a chunk of its own, which nothing else reaches. Two threads take less
 * time than one from 278,000 rows of 12 columns of Parquet, and from 69,000 rows of a workbook.
 */
const planners: Readonly<Record<string, PlanBinary>> = {
  xlsx: ofTables(6, formats.xlsx.options, async (tables) =>
    (await import('./xlsx/xlsx-file.ts')).createXlsxFile(tables),
  ),
  parquet: ofTable(1.5, formats.parquet.options, async (table, schema, options) =>
    (await import('./parquet/parquet-file.ts')).createParquetFile(table, schema, options),
  ),
} satisfies Record<BinaryFormatId, PlanBinary>;

/** Plans a file of bytes, or reports problems in the options. Undefined for a format of text. */
export function planBinary(
  id: FormatId,
  tables: readonly Table[],
  schema: Schema,
  options: unknown,
): Result<BinaryPlan, readonly Problem[]> | undefined {
  return planners[id]?.(tables, schema, options);
}
