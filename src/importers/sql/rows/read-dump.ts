import type { Result } from '../../../result.ts';
import type { DialectName } from '../../kinds.ts';
import type { ImportProblem } from '../../problem.ts';
import { EXAMINED } from '../guess-dialect.ts';
import { joinTexts, type NamedText } from '../places.ts';
import { howToRead, NAMESPACES, readSql, type SqlTables } from '../read-sql.ts';
import { DumpFilter } from './dump-filter.ts';
import { RowSamples } from './row-samples.ts';

/** A file of a dump, in parts. */
interface DumpFile {
  readonly name?: string;
  readonly parts: Iterable<string> | AsyncIterable<string>;
}

/**
 * Reads the tables that scripts define, with their rows as samples. A script can come in parts: memory never holds more than the
 * definitions and one row.
 */
export async function readDump(
  source: readonly NamedText[] | AsyncIterable<string>,
  { dialect: chosen }: { readonly dialect?: DialectName | undefined } = {},
): Promise<Result<SqlTables, readonly ImportProblem[]>> {
  const { beginning, files } = Symbol.asyncIterator in source ? await fileOf(source) : filesOf(source);
  const { dialect, rules } = howToRead(beginning, chosen).reading;
  const samples = new RowSamples(NAMESPACES[dialect]);
  const texts: NamedText[] = [];
  for (const { name, parts } of files) {
    const filter = new DumpFilter(rules, samples, name);
    for await (const part of parts) filter.push(part);
    texts.push({ ...(name !== undefined && { name }), ...filter.end() });
  }
  return readSql(texts, { dialect: chosen, beginning, samples });
}

interface Dump {
  /** Its first characters, which tell the dialect. */
  readonly beginning: string;
  readonly files: readonly DumpFile[];
}

function filesOf(texts: readonly NamedText[]): Dump {
  const files = texts.map(({ text, ...file }) => ({ ...file, parts: slicesOf(text) }));
  return { beginning: joinTexts(texts).text.slice(0, EXAMINED), files };
}

const SLICE = 2 ** 20;

function* slicesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += SLICE) yield text.slice(from, from + SLICE);
}

async function fileOf(parts: AsyncIterable<string>): Promise<Dump> {
  const iterator = parts[Symbol.asyncIterator]();
  let beginning = '';
  while (beginning.length < EXAMINED) {
    const next = await iterator.next();
    if (next.done) break;
    beginning += next.value;
  }
  const rest = { [Symbol.asyncIterator]: () => iterator };
  return { beginning: beginning.slice(0, EXAMINED), files: [{ parts: chained(beginning, rest) }] };
}

async function* chained(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  yield beginning;
  yield* rest;
}
