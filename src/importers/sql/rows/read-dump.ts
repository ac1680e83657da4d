import type { Result } from '../../../result.ts';
import type { ImportProblem } from '../../problem.ts';
import type { SourceDialect } from '../../source-tables.ts';
import { EXAMINED } from '../guess-dialect.ts';
import { NAMESPACES, readSql, rulesOf, type SqlTables } from '../read-sql.ts';
import { DumpFilter } from './dump-filter.ts';
import { RowSamples } from './row-samples.ts';

/**
 * Reads the tables that a script defines, with its rows as their samples. The script comes in parts, of which memory never holds
 * more than the definitions and one row.
 */
export async function readDump(
  parts: Iterable<string> | AsyncIterable<string>,
  { dialect }: { readonly dialect?: SourceDialect | undefined } = {},
): Promise<Result<SqlTables, readonly ImportProblem[]>> {
  let samples: RowSamples | undefined;
  let beginning: string | undefined = '';
  let head = '';
  let filter: DumpFilter | undefined;
  const begin = (text: string) => {
    head = text;
    const { dialect: found, rules } = rulesOf(text.slice(0, EXAMINED), dialect);
    samples = new RowSamples(NAMESPACES[found]);
    filter = new DumpFilter(rules, samples);
    beginning = undefined;
    filter.push(text);
  };
  for await (const part of parts) {
    if (beginning === undefined) filter?.push(part);
    else {
      beginning += part;
      if (beginning.length >= EXAMINED) begin(beginning);
    }
  }
  if (beginning !== undefined) begin(beginning);
  const script = filter?.end();
  return readSql(script?.text ?? '', { dialect, beginning: head.slice(0, EXAMINED), script, samples });
}
