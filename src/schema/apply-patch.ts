import type { Json } from '../catalogue/field.ts';
import { type PatchOperation, pointerSteps } from './problem.ts';

/** A copy of parsed JSON with a patch applied; undefined if it lacks a place that the patch changes. */
export function applyPatch(document: unknown, patch: readonly PatchOperation[]): unknown {
  let patched = document;
  for (const operation of patch) {
    const steps = pointerSteps(operation.path);
    patched = steps.length === 0 ? undefined : applied(patched, steps, operation);
    if (patched === undefined) return undefined;
  }
  return patched;
}

/** A copy of the objects on the path to the changed value; undefined if there is no such path. */
function applied(value: unknown, steps: readonly string[], operation: PatchOperation): unknown {
  const [step = '', ...rest] = steps;
  if (typeof value !== 'object' || value === null) return undefined;
  if (rest.length === 0)
    return Array.isArray(value) ? inList(value, step, operation) : inObject(value, step, operation);
  if (!Object.hasOwn(value, step)) return undefined;
  const inner: unknown = Reflect.get(value, step);
  const after = applied(inner, rest, operation);
  if (after === undefined) return undefined;
  return Array.isArray(value) ? value.with(Number(step), after) : { ...value, [step]: after };
}

function inObject(value: object, step: string, { op, value: set }: PatchOperation): object | undefined {
  if (op !== 'add' && !Object.hasOwn(value, step)) return undefined;
  const others = Object.entries(value).filter(([name]) => name !== step);
  if (op === 'remove') return Object.fromEntries(others);
  return Object.hasOwn(value, step)
    ? { ...value, [step]: set }
    : Object.fromEntries([...others, [step, set]]);
}

function inList(
  value: readonly unknown[],
  step: string,
  { op, value: set }: PatchOperation,
): readonly unknown[] | undefined {
  const at = step === '-' ? value.length : Number(step);
  const added: readonly (Json | undefined)[] = op === 'remove' ? [] : [set];
  if (!Number.isInteger(at) || at > value.length || (op !== 'add' && at === value.length)) return undefined;
  return value.toSpliced(at, op === 'add' ? 0 : 1, ...added);
}
