import { downloadAll } from '../../../lib/download.ts';
import { countOf } from '../../../lib/format-count.ts';
import { show } from '../../notifications/show-message.tsx';
import { isInAddress } from '../share/follow-address.ts';
import { useStudio } from '../store.ts';
import { type ExportSource, type ReadyFile, rowCountOf, useExportJob } from './export-job.ts';
import { sizeText } from './sizes.ts';

export async function saveFiles(files: readonly ReadyFile[]): Promise<void> {
  await downloadAll(files);
  // Rows alone do not bring back a schema that the address does not hold.
  if (isInAddress()) useStudio.getState().markSaved();
}

/** In a message. */
const NAMES_MAX = 3;

function namesOf(files: readonly ReadyFile[]): string {
  const names = files.slice(0, NAMES_MAX).map(({ name }) => name);
  const more = files.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${countOf(more, 'other file')}` : names.join(', ');
}

/** Makes files and saves them. It says how that ended, wherever the page is by then. */
export async function exportFiles(source: ExportSource): Promise<void> {
  const files = await useExportJob.getState().make(source);
  if (files) {
    await saveFiles(files);
    const bytes = files.reduce((sum, { blob }) => sum + blob.size, 0);
    show('success', {
      title: files.length === 1 ? 'File Saved' : 'Files Saved',
      text: `${namesOf(files)} with ${countOf(rowCountOf(source), 'row')}, ${sizeText(bytes)}.`,
    });
    return;
  }
  const { error } = useExportJob.getState();
  if (error !== undefined) show('error', { title: 'Export Failed', text: error });
}
