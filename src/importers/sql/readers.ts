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

/** The words without which each reader has nothing to read. A word of SQL can follow a number, but no letter. */
const WORDS = {
  blocks: /(?<![a-z_])(?:DO|EXEC|EXECUTE|FUNCTION|PROCEDURE|PROC)\b/i,
  // Dumps drop whole tables and views before they create them.
  changes: /(?<![a-z_])(?:(?:sp_)?RENAME\b|DROP\b(?!\s+(?:DATABASE|SCHEMA|TABLE|VIEW)\b))/i,
  checks: /(?<![a-z_])CHECK\b/i,
  partitioning: /(?<![a-z_])PARTITION\b/i,
  // pg_dump writes `Type: TABLE` into comments.
  types: /(?<![a-z_])(?:TYPE\b(?!:)|DOMAIN\b)/i,
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
