import type { Result } from '../../result.ts';
import { decode, withoutMark } from '../decode.ts';
import type { ImportProblem } from '../problem.ts';
import type { SkippedPart } from '../source-tables.ts';
import type { NamedText } from '../sql/places.ts';
import { orderMigrations } from './order.ts';

/** One of several files that are a source together. */
export interface SourceFile {
  /** Its path in their folder, with `/`. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

export interface OrderedTexts {
  readonly texts: readonly NamedText[];
  readonly skipped: readonly SkippedPart[];
  readonly notes: readonly string[];
}

/** The texts of files with migrations, in their order. Fails if no file is a text. */
export function orderedTexts(files: readonly SourceFile[]): Result<OrderedTexts, readonly ImportProblem[]> {
  const byName = new Map(files.map((file) => [file.name, file]));
  const { order, leftOut } = orderMigrations([...byName.keys()]);
  const skipped = leftOut.map(({ name, reason }) => skippedFile(name, reason, false));
  const notes: string[] = [];
  const texts = order.flatMap((name): readonly NamedText[] => {
    const content = byName.get(name)?.content ?? '';
    const decoded = typeof content === 'string' ? undefined : decode(content);
    if (decoded && !decoded.ok) {
      skipped.push(skippedFile(name, decoded.error[0]?.message ?? 'This file is no text.', true));
      return [];
    }
    notes.push(...(decoded?.value.notes.map((note) => `${name}: ${note}`) ?? []));
    return [{ name, text: withoutMark(decoded ? decoded.value.text : String(content)) }];
  });
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last) {
    const reason = skipped[0] && ` ${skipped[0].place.file}: ${skipped[0].reason}`;
    return {
      ok: false,
      error: [{ path: [], code: 'no-tables', message: `No file can be read.${reason ?? ''}` }],
    };
  }
  if (texts.length > 1)
    notes.push(
      `${texts.length.toLocaleString('en-US')} files were read, from ${first.name} to ${last.name}.`,
    );
  return { ok: true, value: { texts, skipped, notes } };
}

function skippedFile(file: string, reason: string, matters: boolean): SkippedPart {
  return { place: { file, line: 1, column: 1 }, text: '', reason, matters };
}
