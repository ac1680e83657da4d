import type { OptionInfos, OptionValues } from '../catalogue/option-values.ts';
import type { Table } from '../dataset/table.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { BinaryFile } from './binary-file.ts';
import type { BinaryPlan } from './file-plan.ts';
import type { Format } from './format.ts';
import { type FormatId, formats } from './formats.ts';
import { readFormatOptions } from './read-format-options.ts';

type IdsOf<Formats> = {
  [Id in keyof Formats]: Formats[Id] extends { readonly binary: true } ? Id : never;
}[keyof Formats];

/** A format whose files are bytes. */
export type BinaryFormatId = IdsOf<typeof formats>;

type PlanBinary = (tables: readonly Table[], options: unknown) => Result<BinaryPlan, readonly Problem[]>;

/** Loads a format's code and makes the writers of a file. */
type LoadFile<Options> = (tables: readonly Table[], options: Options) => Promise<BinaryFile>;

/** For a format whose files hold any number of tables, such as `ofTables(formats.xlsx.options, …)`. Its code is loaded once for each planned file. */
function ofTables<Infos extends OptionInfos>(
  infos: Infos,
  load: LoadFile<OptionValues<NoInfer<Infos>>>,
): PlanBinary {
  return (tables, given) => {
    const options = readFormatOptions(infos, given, tables);
    if (!options.ok) return options;
    let file: Promise<BinaryFile> | undefined;
    const value: BinaryPlan = {
      tables: tables.map((table) => ({ table })),
      load() {
        file ??= load(tables, options.value);
        return file;
      },
    };
    return { ok: true, value };
  };
}

/** The code of each format is a chunk of its own, which nothing else reaches. */
const planners: Readonly<Record<string, PlanBinary>> = {} satisfies Record<BinaryFormatId, PlanBinary>;

/** Whether the files of a format are bytes and not text. */
export function isBinary(id: FormatId): boolean {
  const format: Format = formats[id];
  return format.binary === true;
}

/** Plans a file of bytes, or reports problems in the options. Undefined for a format of text. */
export function planBinary(
  id: FormatId,
  tables: readonly Table[],
  options: unknown,
): Result<BinaryPlan, readonly Problem[]> | undefined {
  return planners[id]?.(tables, options);
}

const labelOf = (id: FormatId) => formats[id].label;

/** The problem of a request for text. */
export function noText(id: FormatId): Problem {
  const message = `${labelOf(id)} files are bytes and cannot be shown as text. Write a file, or choose another format.`;
  return { path: ['format'], code: 'invalid-value', message };
}

/** The problem of a request for a compressed file: such files compress their own content, and their readers do not read gzip. */
export function noGzip(id: FormatId): Problem {
  const message = `${labelOf(id)} files are compressed inside, and no program reads them with gzip around them. Write the file without gzip.`;
  return { path: ['gzip'], code: 'option-not-applicable', message };
}

/** The problem of a request for a part of a file that is to be joined with others. */
export function noParts(id: FormatId): Problem {
  const message = `${labelOf(id)} files cannot be joined from the files of shards. Choose a format of text, or write ranges of rows as whole files with rowloom rows --from and --to, which programs read together as one table.`;
  return { path: ['format'], code: 'invalid-value', message };
}
