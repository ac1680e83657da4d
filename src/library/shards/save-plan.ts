import { join } from 'node:path';
import type { Result } from '../../result.ts';
import { createDirectory } from '../create-directory.ts';
import { RowloomError } from '../errors.ts';
import { fileError } from '../file-errors.ts';
import { statOf, writeTextFile } from '../output-file.ts';
import { MANIFEST_NAME } from '../own-names.ts';
import { PLAN_NAME } from './names.ts';
import { type Plan, type PlanContent, planText } from './plan.ts';
import type { ShardProblem } from './problem.ts';
import { readPlan } from './read-plan.ts';

/** The values of a plan that people choose, as texts that show differences. */
const CHOICES: Readonly<Record<string, (plan: PlanContent) => string>> = {
  shards: ({ shards }) => shards.length.toLocaleString('en-US'),
  format: ({ format }) => format,
  options: ({ options }) => JSON.stringify(options),
  gzip: ({ gzip }) => (gzip ? 'yes' : 'no'),
  rowloom: ({ versions }) => versions.rowloom,
  faker: ({ versions }) => versions.faker,
};

/** What two plans have different, in words. */
function differences(there: PlanContent, here: PlanContent): string {
  const chosen = Object.entries(CHOICES).flatMap(([name, textOf]) => {
    const [past, now] = [textOf(there), textOf(here)];
    return past === now ? [] : [`${name} ${past} instead of ${now}`];
  });
  const isSameSchema = JSON.stringify(there.schema) === JSON.stringify(here.schema);
  return [...chosen, ...(isSameSchema ? [] : ['another schema'])].join(', ');
}

/** Writes a plan, or resolves to false if there is one already, which another process may have written in the meantime. */
async function writeNew(path: string, plan: Plan): Promise<boolean> {
  try {
    await writeTextFile(path, planText(plan), { isDurable: true, isExclusive: true });
    return true;
  } catch (error) {
    if (error instanceof RowloomError && error.problems.some(({ code }) => code === 'file-exists'))
      return false;
    throw error;
  }
}

/** The problem of a manifest without a plan. It would say that the new plan's files are there. */
function leftManifest(directory: string): ShardProblem {
  const message = `“${join(directory, MANIFEST_NAME)}” lists the files of another plan, or of rowloom rows. Choose another directory, or remove this one with its files.`;
  return { path: MANIFEST_NAME, code: 'other-plan', message };
}

/**
 * Writes a plan to a directory, which is created if it does not exist. A directory that has the same plan is left as it is;
 * one that has another plan, or a manifest without a plan, is refused. Resolves to whether the plan was written. Rejects with a `RowloomError` if the
 * directory cannot be written.
 */
export async function savePlan(
  directory: string,
  plan: Plan,
): Promise<Result<boolean, readonly ShardProblem[]>> {
  const path = join(directory, PLAN_NAME);
  const described = (error: unknown) => {
    throw fileError(error, path);
  };
  await createDirectory(directory, path);
  if (!(await statOf(path).catch(described))) {
    const manifest = await statOf(join(directory, MANIFEST_NAME)).catch(described);
    if (manifest) return { ok: false, error: [leftManifest(directory)] };
    if (await writeNew(path, plan)) return { ok: true, value: true };
  }
  const existing = await readPlan(directory);
  if (!existing.ok) return existing;
  if (existing.value.id === plan.id) return { ok: true, value: false };
  const message = `“${path}” is another plan: it has ${differences(existing.value, plan)}. Choose another directory, or remove this one with its files.`;
  return { ok: false, error: [{ path: PLAN_NAME, code: 'other-plan', message }] };
}
