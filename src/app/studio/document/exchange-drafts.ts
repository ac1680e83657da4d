import { fileTimestamp } from '../../lib/clock.ts';
import { download } from '../../lib/download.ts';
import { countOf } from '../../lib/format-count.ts';
import { keepText, keptText } from '../../lib/kept-texts.ts';
import { show } from '../../notifications/show-message.tsx';
import { readDrafts } from './change-drafts.ts';
import { draftsFile, readDraftsFile } from './drafts-file.ts';
import { FAILURES } from './texts.ts';

/** Saves all drafts as one file. */
export async function saveDrafts(): Promise<void> {
  download(draftsFile(await readDrafts()), `rowloom-drafts-${fileTimestamp()}.jsonl`);
}

function refuse(text: string): void {
  show('error', { title: 'Drafts not loaded', text });
}

/** What was loaded, in one or more sentences. */
function loadedText(loaded: number, known: number, unreadable: number): string {
  const texts = [`${countOf(loaded, 'draft')} loaded.`];
  if (known > 0) texts.push(`${countOf(known, 'draft')} already here.`);
  if (unreadable > 0) texts.push(`${countOf(unreadable, 'line')} could not be read.`);
  return texts.join(' ');
}

/** Keeps the drafts of a file beside those that are kept. A draft that is here with another content stays. */
export async function loadDrafts(file: File): Promise<void> {
  const read = await readDraftsFile(file, crypto.randomUUID()).catch(() => undefined);
  if (!read) return refuse('The file could not be read.');
  if (!read.ok) return refuse(read.error);
  const { drafts, unreadable } = read.value;
  let loaded = 0;
  let known = 0;
  for (const { info, text } of drafts) {
    const kept = await keptText(info.id);
    if (typeof kept === 'object' && kept.text === text) {
      known++;
      continue;
    }
    const id = kept === undefined ? info.id : crypto.randomUUID();
    const failure = await keepText({ info: { ...info, id }, text });
    if (failure) return refuse(`${loadedText(loaded, known, unreadable)} ${FAILURES[failure]}`);
    loaded++;
  }
  show(unreadable > 0 ? 'notice' : 'success', {
    title: 'Drafts loaded',
    text: loadedText(loaded, known, unreadable),
  });
}
