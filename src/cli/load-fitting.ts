import { openSource } from '../library/engine.ts';
import { RowloomError } from '../library/errors.ts';
import type { LoadOptions } from '../library/load/load-options.ts';
import { nodeRuntime } from '../library/node-runtime.ts';
import { applyPatch } from '../schema/apply-patch.ts';
import type { Context } from './context.ts';
import { loadInto } from './load.ts';
import { CommandError } from './problem.ts';

/** A key of several tables needs a round for each. */
const ROUNDS_MAX = 20;

/** The document with fewer rows of tables whose keys lead to few kept rows. Undefined if there is another problem. */
function withFewerRows(document: unknown, { problems }: RowloomError, context: Context): unknown {
  if (!problems.every(({ code, fix }) => code === 'unique-too-few' && fix)) return undefined;
  let changed = document;
  for (const { message, fix } of problems) {
    changed = fix && applyPatch(changed, fix.patch);
    if (changed === undefined) return undefined;
    if (!context.json) context.note(`${message} What was done: ${fix?.text}.`);
  }
  return changed;
}

/**
 * Loads a document that nobody wrote. Rows that the database keeps can be too few for the keys that lead to them: their tables
 * then get fewer rows, and a note says so.
 */
export async function loadFitting(
  document: unknown,
  url: string,
  options: LoadOptions,
  context: Context,
): Promise<void> {
  let fitting = document;
  for (let round = 0; ; round++) {
    const opened = await openSource(fitting, nodeRuntime());
    if (!opened.ok) throw new CommandError(opened.error);
    try {
      return await loadInto(opened.value, url, options, context);
    } catch (error) {
      if (!(error instanceof RowloomError) || round === ROUNDS_MAX) throw error;
      fitting = withFewerRows(fitting, error, context);
      if (fitting === undefined) throw error;
    }
  }
}
