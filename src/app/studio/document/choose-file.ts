import { type NamedFile, pathOfChosen } from '../../../schema/edits/given-json.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import type { GivenFile } from '../schema/given-rows.ts';
import { holdFile } from './held-files.ts';
import { useStudio } from './store.ts';

/** Why a chosen file was not taken, in a sentence. `take` takes a file of another content nevertheless. */
export interface Refusal {
  readonly message: string;
  readonly take?: () => void;
}

/**
 * Reads a file that the visitor has chosen, and holds it on this page.
 * @param named the file that the document names, if it does
 * @param onTaken changes the document, which only names the file
 */
export async function chooseFile(
  file: File,
  named: NamedFile | undefined,
  onTaken: (given: GivenFile) => void,
): Promise<Refusal | undefined> {
  const read = await studioClient.readGiven(file.name, file);
  if (!read.ok) {
    const message = typeof read.error === 'object' ? read.error.message : `${file.name} could not be read.`;
    return { message };
  }
  const { sha256, names, rows } = read.value;
  const isSame = named?.sha256 === sha256;
  const take = () => {
    const before = useStudio.getState().schema;
    holdFile(sha256, file);
    onTaken({ file: pathOfChosen(named, file.name, sha256), sha256, names, rows });
    const { schema, renew } = useStudio.getState();
    if (schema === before) renew();
  };
  if (named?.sha256 !== undefined && !isSame) {
    const message = `${file.name} has another content than the ${named.file} of the schema: its SHA-256 begins with ${sha256.slice(0, 8)} instead of ${named.sha256.slice(0, 8)}.`;
    return { message, take };
  }
  take();
  return undefined;
}
