import type { Destination } from '../../../../workers/protocol.ts';
import { download } from '../../lib/download.ts';
import { type Picked, pickFile, pickNewFolder } from '../../lib/file-pickers.ts';
import { countOf } from '../../lib/format-count.ts';
import { show } from '../../notifications/show-message.tsx';
import { addressKeeper } from '../document/address.tsx';
import { useStudio } from '../document/store.ts';
import { useBrowserPlaces } from './browser-places.ts';
import { fileOf, folderOf } from './export-names.ts';
import { type ExportSource, type FinishedExport, type ReadyFile, rowCountOf } from './export-queue.ts';
import { useExports } from './exports.ts';
import { savedBytes } from './finished.ts';
import type { Place } from './places.ts';
import { areExportsShown } from './shown-exports.ts';
import { sizeText } from './sizes.ts';

function saySaved({ source, exported }: FinishedExport): void {
  // Rows alone do not bring back a schema that the address does not hold.
  const { schema, markSaved } = useStudio.getState();
  if (addressKeeper.holds(schema)) markSaved();
  if (areExportsShown()) return;
  show('success', {
    title: exported.saved.length === 1 ? 'File saved' : 'Files saved',
    text: `${namesOf(exported)} with ${countOf(rowCountOf(source), 'row')}, ${sizeText(savedBytes(exported))}.`,
  });
}

/** Whether the browser can still read a file: the privacy panel, or another tab, may have removed it. */
async function isReadable({ blob }: ReadyFile): Promise<boolean> {
  try {
    await blob.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Has the browser save the file that it or the page keeps. Says so, unless that is in view. */
export async function saveFile(finished: FinishedExport): Promise<void> {
  const { id, file } = finished;
  if (!file) return;
  if (await isReadable(file)) {
    download(file.blob, file.name);
    useExports.getState().markSaved(id);
    saySaved(finished);
    return;
  }
  useExports.getState().dismiss(id);
  show('error', {
    title: 'File removed',
    text: `${file.name} is no longer in this browser. Download makes it again.`,
  });
}

/** In a message. */
const NAMES_MAX = 3;

function namesOf({ saved }: FinishedExport['exported']): string {
  const names = saved.slice(0, NAMES_MAX).map(({ name }) => name);
  const more = saved.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${countOf(more, 'other file')}` : names.join(', ');
}

/** Writes and saves files, after those that are being written. Says how it ended, unless that is in view. */
async function run(source: ExportSource, destination: Destination): Promise<void> {
  const outcome = await useExports.getState().add(source, destination);
  if (!outcome) return;
  if (!outcome.ok) {
    if (!areExportsShown()) show('error', { title: 'Download failed', text: outcome.error });
    return;
  }
  const finished = outcome.value;
  if (finished.file) await saveFile(finished);
  else saySaved(finished);
}

function pickFileOf(source: ExportSource): Promise<Picked<FileSystemFileHandle>> {
  const { name, ...kind } = fileOf(source);
  return pickFile(name, kind);
}

let isAsking = false;

/**
 * Starts an export in its click, because a browser shows a picker only then. Resolves to `elsewhere` if the browser
 * refuses its picker: the place has to be chosen again.
 */
export async function startExport(source: ExportSource, place: Place): Promise<'elsewhere' | undefined> {
  // The picker of an earlier click is open.
  if (isAsking) return undefined;
  switch (place) {
    case 'page':
      void run(source, { kind: 'page' });
      return undefined;
    case 'private':
      void run(source, { kind: 'private', directory: crypto.randomUUID() });
      return undefined;
    case 'file':
      return startPicked(pickFileOf(source), (handle) => run(source, { kind: 'file', handle }));
    case 'directory':
      return startPicked(pickNewFolder(folderOf(source)), (handle) =>
        run(source, { kind: 'directory', handle }),
      );
  }
}

async function startPicked<Handle>(
  asked: Promise<Picked<Handle> | 'unwritable'>,
  start: (handle: Handle) => Promise<void>,
): Promise<'elsewhere' | undefined> {
  isAsking = true;
  const picked = await asked;
  isAsking = false;
  if (picked === 'closed') return undefined;
  if (picked === 'refused') {
    useBrowserPlaces.getState().refusePickers();
    return 'elsewhere';
  }
  if (picked === 'unwritable') {
    show('error', {
      title: 'Folder not created',
      text: 'The browser could not create a folder there. Download again and choose another place.',
    });
    return undefined;
  }
  void start(picked.handle);
  return undefined;
}
