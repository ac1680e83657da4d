import { createHash } from 'node:crypto';
import { noParts } from '../../formats/binary-problems.ts';
import { isTextPlan } from '../../formats/file-plan.ts';
import { type FormatId, formats } from '../../formats/formats.ts';
import { ANY_ROW } from '../../formats/writer.ts';
import type { Result } from '../../result.ts';
import { withFileNames } from '../../schema/given/file-names.ts';
import { madeWith } from '../../schema/made-with.ts';
import type { Problem } from '../../schema/problem.ts';
import { writtenTables } from '../../schema/written-tables.ts';
import type { OpenedDocument } from '../open-document.ts';
import { type FileRequest, planRequest } from '../plan-request.ts';
import { cutShards } from './cut-shards.ts';
import { partName, tableFolders } from './names.ts';

/** A table, as one file: its head, its rows and its tail. */
export interface PlannedTable {
  readonly name: string;
  readonly rows: number;
  readonly head: string;
  readonly tail: string;
  /** The folder of its parts, in the plan's directory. */
  readonly folder: string;
}

/** Rows of a table, from row `from` to below row `to`, counted from 0. */
export interface PlannedPart {
  readonly table: string;
  readonly from: number;
  readonly to: number;
  /** The name of the file in the plan's directory, with `/` on every system. It holds only these rows. */
  readonly file: string;
}

/** Everything that decides the bytes of all files. */
export interface PlanContent {
  readonly versions: { readonly rowloom: string; readonly faker: string };
  readonly format: FormatId;
  /** The format's options, as they were given. */
  readonly options: object;
  /** Whether each part is compressed. */
  readonly gzip: boolean;
  /**
   * The checked document without the cells of its files, which it names by their paths from the plan's directory. It is checked
   * again before rows are made, because `plan.json` can come from anybody.
   */
  readonly schema: unknown;
  readonly tables: readonly PlannedTable[];
  /** The files of each shard. A shard may have none. */
  readonly shards: readonly (readonly PlannedPart[])[];
}

export interface Plan extends PlanContent {
  /** The SHA-256 of the content as JSON, in hexadecimal digits. */
  readonly id: string;
}

export interface PlanRequest extends Pick<PlanContent, 'format' | 'options' | 'gzip'> {
  /** From 1 to `SHARDS_MAX`. */
  readonly shardCount: number;
  /** The path of a document's file from the plan's directory. By default, as the document has it. */
  readonly pathOf?: (file: string) => string;
}

/** The id of a plan with this content. */
export function planId(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The text of `plan.json`, with a line per property, and per shard. */
export function planText(plan: Plan): string {
  const { shards, ...rest } = plan;
  const lines = Object.entries(rest).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const shardLines = shards.map((parts) => JSON.stringify(parts));
  return `{\n${lines.join(',\n')},\n"shards": [\n${shardLines.join(',\n')}\n]\n}\n`;
}

/** The text of a table's file before and after its rows, and the number of rows and columns between. */
function frameOf(
  { dataset, schema }: OpenedDocument,
  request: FileRequest,
): Result<Pick<PlannedTable, 'rows' | 'head' | 'tail'> & { readonly columns: number }, readonly Problem[]> {
  const plan = planRequest(dataset, request);
  if (!plan.ok) return plan;
  if (!isTextPlan(plan.value)) return { ok: false, error: [noParts(request.format)] };
  const { writer, tables } = plan.value;
  // A format may leave out a table without columns.
  const [planned] = tables;
  if (!planned) return { ok: true, value: { rows: 0, columns: 0, head: writer.head(), tail: writer.tail() } };
  if (planned.writer.seesValues)
    return { ok: false, error: [needsAllRows(request.format, schema.tables.length)] };
  const { rowCount: rows, columns } = planned.table;
  if (rows > 0) planned.writer.seen?.add(ANY_ROW);
  const head = writer.head() + planned.writer.head();
  return {
    ok: true,
    value: { rows, columns: columns.length, head, tail: planned.writer.tail() + writer.tail() },
  };
}

function needsAllRows(format: FormatId, tableCount: number): Problem {
  const files = tableCount === 1 ? 'the file' : 'each file';
  const message = `The end of a ${formats[format].label} file depends on the values in all of its rows, and a shard has only some of them. Choose another format, or write ${files} on one machine with rowloom rows.`;
  return { path: ['format'], code: 'invalid-value', message };
}

/**
 * Plans the shards of all tables. Each table becomes one file. The same document and request make the same plan.
 * Fails if the options do not fit the format, or if the format's files end with something that depends on all rows.
 */
export function makePlan(
  opened: OpenedDocument,
  { format, options, gzip, shardCount, pathOf }: PlanRequest,
): Result<Plan, readonly Problem[]> {
  const { schema } = opened;
  const names = writtenTables(schema).map(({ name }) => name);
  const folders = tableFolders(names);
  const tables: PlannedTable[] = [];
  const sizes: { readonly rows: number; readonly columns: number }[] = [];
  for (const [i, name] of names.entries()) {
    const frame = frameOf(opened, { schema, tables: [name], format, options });
    if (!frame.ok) return frame;
    const { rows, columns, head, tail } = frame.value;
    tables.push({ name, rows, head, tail, folder: folders[i] ?? '' });
    sizes.push({ rows, columns });
  }
  const shards = cutShards(sizes, shardCount).map((parts, shard) =>
    parts.map(({ table: index, from, to }): PlannedPart => {
      const { name: table = '', folder = '' } = tables[index] ?? {};
      return { table, from, to, file: partName(folder, shard, { format, gzip }) };
    }),
  );
  const document = withFileNames(schema, pathOf);
  const content: PlanContent = {
    versions: madeWith,
    format,
    options,
    gzip,
    schema: document,
    tables,
    shards,
  };
  return { ok: true, value: { id: planId(content), ...content } };
}
