import { openSource } from '../library/engine.ts';
import { type GivenPlace, missingHashes } from '../library/given-files.ts';
import { nodeRuntime } from '../library/node-runtime.ts';
import { writeTextFile } from '../library/output-file.ts';
import { applyPatch } from '../schema/apply-patch.ts';
import { formatPath, type Problem } from '../schema/problem.ts';
import { isCertain } from './certain-fix.ts';
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
  /** The fixes that decide something about the rows, each as a sentence with the JSON Patch that applies it. */
  readonly proposals: readonly string[];
}

/**
 * Applies the certain fixes of a document's problems to its file. Prints what it changed, and the others as proposals; does not write a
 * file without changes.
 */
export async function fixSchema(file: string, place: GivenPlace, context: Context): Promise<void> {
  const { source, text } = await readSchema(file, context);
  const fixed = await withFixes(source, place);
  if (fixed.changes.length > 0) await writeTextFile(file, `${textLike(text, source, fixed.source)}\n`);
  const lines = [...fixed.changes, ...fixed.proposals];
  if (!context.json) await context.print(lines.map((line) => `${printable(line)}\n`).join(''));
}

/** Applies the certain fixes of a document's problems to a copy of it. */
export async function withFixes(document: unknown, place: GivenPlace): Promise<Fixed> {
  let source = document;
  const changes: string[] = [];
  let proposals: readonly Problem[] = [];
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const opened = await openSource(source, nodeRuntime(place));
    const refused = opened.ok ? [] : opened.error;
    const problems = refused.filter((problem) => isCertain(problem, source));
    proposals = refused.filter((problem) => !problems.includes(problem));
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
  return { source, changes, proposals: proposals.flatMap(proposalOf) };
}

function proposalOf({ path, fix }: Problem): readonly string[] {
  return fix
    ? [`${formatPath(path)}: Not changed, because it is a guess: ${fix.text}. ${JSON.stringify(fix.patch)}`]
    : [];
}

/** JSON with the indentation of the text that it replaces, or in short lines if that text was formatted by hand. */
function textLike(text: string, before: unknown, after: unknown): string {
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? '';
  const isRegular = JSON.stringify(before, null, indent) === text.trim();
  return isRegular ? JSON.stringify(after, null, indent) : jsonText(after);
}
