import { type PatchOperation, type Problem, pointerSteps } from '../../schema/problem.ts';
import { has, valueAt } from '../../schema/value-at.ts';

/**
 * Makes a problem's fix fit the document: adds a missing `options` object, and drops the fix if it changes a default or
 * a preset option that the document does not contain.
 */
export function withApplicableFix(source: unknown, problem: Problem): Problem {
  const { fix, ...rest } = problem;
  if (!fix) return problem;
  const patch = fix.patch.flatMap((operation) => applicable(source, operation) ?? []);
  return patch.length < fix.patch.length ? rest : { ...rest, fix: { ...fix, patch } };
}

function applicable(source: unknown, operation: PatchOperation): readonly PatchOperation[] | undefined {
  const steps = pointerSteps(operation.path);
  const parent = valueAt(source, steps.slice(0, -1));
  if (operation.op !== 'add') return has(parent, steps.at(-1)) ? [operation] : undefined;
  if (typeof parent === 'object' && parent !== null) return [operation];
  // The document has no `options` object yet, so the patch adds one first.
  const holder = valueAt(source, steps.slice(0, -2));
  if (parent !== undefined || typeof holder !== 'object' || holder === null) return undefined;
  const holderPath = operation.path.slice(0, operation.path.lastIndexOf('/'));
  return [{ op: 'add', path: holderPath, value: {} }, operation];
}
