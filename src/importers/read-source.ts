import type { Result } from '../result.ts';
import { type SourceKind, sourceKinds } from './kinds.ts';
import type { ImportProblem } from './problem.ts';
import type { SourceTables } from './source-tables.ts';

/** Reads a text as a source of one kind. Fails if nothing at all can be read. */
export type SourceReader = (text: string) => Result<SourceTables, readonly ImportProblem[]>;

/** The readers, each in a chunk of its own. */
const READERS: Readonly<Partial<Record<SourceKind, () => Promise<SourceReader>>>> = {};

export async function readSource(
  kind: SourceKind,
  text: string,
): Promise<Result<SourceTables, readonly ImportProblem[]>> {
  const reader = await READERS[kind]?.();
  if (reader) return reader(text);
  const message = `${sourceKinds[kind].label} cannot be read yet.`;
  return { ok: false, error: [{ path: [], code: 'unknown-kind', message }] };
}
