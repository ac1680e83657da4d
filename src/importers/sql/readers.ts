import type { NamedText } from './places.ts';

/** Readers of what many scripts lack. Each is undefined if the texts lack its words: then there is nothing for the reader. */
export interface SqlReaders {
  readonly blocks: typeof import('./blocks.ts') | undefined;
  readonly changes: typeof import('./changes.ts') | undefined;
  readonly checks: typeof import('./finish-checks.ts') | undefined;
  readonly partitioning: typeof import('./finish-partitions.ts') | undefined;
  readonly types: typeof import('./create-type.ts') | undefined;
  readonly upPart: typeof import('../migrations/up-part.ts') | undefined;
}

/** A word of SQL can follow a number, but no letter. */
const wordOf = (words: string) => new RegExp(`(?<![a-z_])(?:${words})`, 'i');

/** The words without which each reader has nothing to read. */
const WORDS = {
  blocks: wordOf('(?:DO|EXEC|EXECUTE|FUNCTION|PROCEDURE|PROC)\\b'),
  // Dumps drop whole tables and views before they create them.
  changes: wordOf('(?:sp_)?RENAME\\b|DROP\\b(?!\\s+(?:DATABASE|SCHEMA|TABLE|VIEW)\\b)'),
  checks: wordOf('CHECK\\b'),
  partitioning: wordOf('PARTITION\\b'),
  // pg_dump writes `Type: TABLE` into comments.
  types: wordOf('TYPE\\b(?!:)|DOMAIN\\b'),
  upPart: /\b(?:up|down)s?\b|\bundo\b|changeset|statement-breakpoint/i,
} as const satisfies Readonly<Record<keyof SqlReaders, RegExp>>;

/** Loads the readers that scripts need. */
export async function readersFor(texts: readonly NamedText[]): Promise<SqlReaders> {
  async function needed<T>(words: RegExp, load: () => Promise<T>): Promise<T | undefined> {
    return texts.some(({ text }) => words.test(text)) ? load() : undefined;
  }
  const [blocks, changes, checks, partitioning, types, upPart] = await Promise.all([
    needed(WORDS.blocks, () => import('./blocks.ts')),
    needed(WORDS.changes, () => import('./changes.ts')),
    needed(WORDS.checks, () => import('./finish-checks.ts')),
    needed(WORDS.partitioning, () => import('./finish-partitions.ts')),
    needed(WORDS.types, () => import('./create-type.ts')),
    needed(WORDS.upPart, () => import('../migrations/up-part.ts')),
  ]);
  return { blocks, changes, checks, partitioning, types, upPart };
}
