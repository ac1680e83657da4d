import { fields } from '../catalogue/fields.ts';
import { editsWithin } from '../expression/closest.ts';
import { type Fix, type Problem, type ProblemCode, pointerSteps } from '../schema/problem.ts';
import { valueAt } from '../schema/value-at.ts';

/** So many edits are a slip of the keyboard. More could lead to another name. */
const EDITS_MAX = 2;

/** Fixes of these problems change how a document says something, or remove what has no effect. */
const STRUCTURAL: ReadonlySet<ProblemCode> = new Set([
  'option-not-applicable',
  'inexact-number',
  'given-file',
  'mixed-types',
]);

/**
 * Whether a fix leaves the meaning of a document as it is: it changes a form, or corrects a name that no other name is so close to.
 * Everything else decides something about the rows.
 */
export function isCertain({ code, message, fix }: Problem, source: unknown): boolean {
  if (!fix || changesRows(fix)) return false;
  if (STRUCTURAL.has(code)) return code === 'option-not-applicable' || !isRemoval(fix);
  const change = renameIn(fix, source);
  const meant = /^Use “(.+)”/s.exec(fix.text)?.[1];
  if (!change || meant === undefined || !isNear(change.before, change.after)) return false;
  const others = namesOf(code, message, source).filter((name) => name !== meant);
  const isExact = change.before.toLowerCase() === change.after.toLowerCase();
  return (
    isExact ||
    !others.some((name) =>
      isNear(
        change.before,
        change.after.replace(meant, () => name),
      ),
    )
  );
}

const isNear = (one: string, other: string) =>
  editsWithin(one.toLowerCase(), other.toLowerCase(), EDITS_MAX) !== undefined;

const changesRows = ({ patch }: Fix) => patch.some(({ path }) => pointerSteps(path).at(-1) === 'rows');

/** Whether a fix removes a part and puts nothing in its place. */
function isRemoval({ patch }: Fix): boolean {
  const isOf = (kind: string) => patch.filter(({ op }) => op === kind).length;
  return isOf('remove') > isOf('add');
}

interface Rename {
  readonly before: string;
  readonly after: string;
}

/** The text or the key that a fix puts in the place of another one. Undefined if the fix does something else. */
function renameIn({ patch }: Fix, source: unknown): Rename | undefined {
  const [first, second, ...others] = patch;
  if (!first || others.length > 0) return undefined;
  const steps = pointerSteps(first.path);
  if (first.op === 'replace' && !second) {
    const before = valueAt(source, steps);
    return typeof before === 'string' && typeof first.value === 'string'
      ? { before, after: first.value }
      : undefined;
  }
  const added = second?.op === 'add' ? pointerSteps(second.path) : [];
  const isSamePlace = steps.slice(0, -1).join('/') === added.slice(0, -1).join('/');
  const [before, after] = [steps.at(-1), added.at(-1)];
  if (first.op !== 'remove' || !isSamePlace || before === undefined || after === undefined) return undefined;
  return { before, after };
}

/** The names among which a name of the problem's kind is. */
function namesOf(code: ProblemCode, message: string, source: unknown): readonly string[] {
  if (code === 'unknown-field') return Object.keys(fields);
  if (code !== 'unknown-table' && code !== 'unknown-column')
    return [...message.matchAll(/“([^“”]*)”/g)].map(([, name = '']) => name);
  const tables = listIn(source, 'tables');
  return namesIn(code === 'unknown-table' ? tables : tables.flatMap((table) => listIn(table, 'columns')));
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = valueAt(value, [name]);
  return Array.isArray(list) ? list : [];
}

const namesIn = (values: readonly unknown[]) =>
  values.map((value) => valueAt(value, ['name'])).filter((name) => typeof name === 'string');
