import { openSource } from '../library/engine.ts';
import { type GivenPlace, missingHashes } from '../library/given-files.ts';
import { nodeRuntime } from '../library/node-runtime.ts';
import { writeTextFile } from '../library/output-file.ts';
import { applyPatch } from '../schema/apply-patch.ts';
import { type Fix, formatPath, type Problem, pointerSteps } from '../schema/problem.ts';
import type { Context } from './context.ts';
import { jsonText } from './json-text.ts';
import { readSchema } from './read-schema.ts';
import { printable } from './report.ts';

/** A fix can cause a problem that has a fix in turn. */
const ROUNDS_MAX = 20;

/** A document with the fixes of its problems, and the problems that it had, each with its fix as a sentence. */
interface Fixed {
  readonly source: unknown;
  readonly changes: readonly string[];
}

/**
 * Whether a fix decides nothing about the rows: it corrects a text, a value or a name, or removes an option without effect. To remove
 * a condition, a key or a column, or to have another number of rows, is for people to decide.
 */
function isObvious({ code, fix }: Problem): boolean {
  if (!fix) return false;
  if (fix.patch.some(({ path }) => pointerSteps(path).at(-1) === 'rows')) return false;
  return code === 'option-not-applicable' || !isRemoval(fix);
}

/** Whether a fix removes a part and puts nothing in its place. */
function isRemoval({ patch }: Fix): boolean {
  const isOf = (kind: string) => patch.filter(({ op }) => op === kind).length;
  return isOf('remove') > isOf('add');
}

/** Applies the obvious fixes of a document's problems to its file. Prints what it changed; does not write a file without changes. */
export async function fixSchema(file: string, place: GivenPlace, context: Context): Promise<void> {
  const { source, text } = await readSchema(file, context);
  const fixed = await withFixes(source, place);
  if (fixed.changes.length === 0) return;
  await writeTextFile(file, `${textLike(text, source, fixed.source)}\n`);
  if (!context.json) await context.print(fixed.changes.map((change) => `${printable(change)}\n`).join(''));
}

/** Applies the obvious fixes of a document's problems to a copy of it. */
export async function withFixes(document: unknown, place: GivenPlace): Promise<Fixed> {
  let source = document;
  const changes: string[] = [];
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const opened = await openSource(source, nodeRuntime(place));
    const problems = opened.ok ? [] : opened.error.filter(isObvious);
    if (problems.length === 0) break;
    // From the end, because an item that leaves a list moves the later ones.
    for (const { path, fix } of problems.toReversed()) {
      const patched = fix && applyPatch(source, fix.patch);
      if (patched === undefined) continue;
      source = patched;
      changes.push(`${formatPath(path)}: ${fix?.text}.`);
    }
  }
  for (const [name, change] of await missingHashes(source, place)) {
    source = applyPatch(source, [change]) ?? source;
    changes.push(`${name}: Note its SHA-256.`);
  }
  return { source, changes };
}

/** JSON with the indentation of the text that it replaces, or in short lines if that text was formatted by hand. */
function textLike(text: string, before: unknown, after: unknown): string {
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '';
  const isRegular = JSON.stringify(before, null, indent) === text.trim();
  return isRegular ? JSON.stringify(after, null, indent) : jsonText(after);
}
