import { statOf, writeTextFile } from '../library/output-file.ts';
import { refuse } from './problem.ts';

/** Refuses a path at which a file exists, unless it may be replaced. */
export async function refuseExisting(path: string, force: boolean): Promise<void> {
  if (!force && (await statOf(path))) refuse('', 'file-exists', `“${path}” exists already.`);
}

/** Writes a text file, which gets its name when it is complete. Refuses to replace another file unless it may. */
export async function writeNewFile(path: string, text: string, force: boolean): Promise<void> {
  await refuseExisting(path, force);
  await writeTextFile(path, text, { isExclusive: !force });
}
