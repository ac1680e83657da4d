import { removeFolder, removeIfEmpty } from '../../lib/file-pickers.ts';
import { fileIn, holdFolder, onFilesRemoved, removePrivateFolder } from '../../lib/private-folders.ts';
import { keepScreenOn } from '../../lib/screen-wake-lock.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { schemaJson } from '../schema/json.ts';
import { useBrowserPlaces } from './browser-places.ts';
import { createDigests } from './digests.ts';
import { createExportQueue } from './export-queue.ts';
import { savedFiles } from './finished.ts';

/** The page's exports: the one that runs, those that wait, and those that have ended. */
export const useExports = createExportQueue({
  write: ({ schema, request }, destination, options) =>
    studioClient.export(schemaJson(schema), request, destination, options),
  pause: (isPaused) => studioClient.pauseExport(isPaused),
  hold: async (destination) =>
    destination.kind === 'private' ? holdFolder(destination.directory) : () => {},
  file: fileIn,
  async remove(destination) {
    switch (destination.kind) {
      case 'page':
        return;
      case 'private':
        await removePrivateFolder(destination.directory);
        return;
      case 'file':
        return removeIfEmpty(destination.handle);
      case 'directory':
        return removeFolder(destination.handle);
    }
  },
  now: () => performance.now(),
});

/** The SHA-256 of finished exports. */
export const useDigests = createDigests({ read: savedFiles, sha256: studioClient.sha256 });

useExports.subscribe(({ finished }, before) => {
  for (const job of before.finished) {
    if (!finished.some(({ id }) => id === job.id)) useDigests.getState().forget(job.id);
  }
});

/** An export to a file that an earlier one has written replaces what was there. */
useExports.subscribe(({ finished }, before) => {
  const last = finished.at(-1);
  if (last?.destination.kind !== 'file' || finished.length <= before.finished.length) return;
  const { handle } = last.destination;
  for (const { id, destination } of before.finished) {
    if (destination.kind !== 'file') continue;
    handle
      .isSameEntry(destination.handle)
      .then((isSame) => isSame && useExports.getState().dismiss(id), console.warn);
  }
});

/** The privacy panel, and that of another tab, can remove files that wait here. */
function dismissRemoved(): void {
  for (const { id, destination, file } of useExports.getState().finished) {
    if (destination.kind === 'private' && file)
      fileIn(destination.directory, file.name).catch(() => useExports.getState().dismiss(id));
  }
}

const stopListening = useExports.subscribe(({ finished }) => {
  if (!finished.some(({ destination }) => destination.kind === 'private')) return;
  stopListening();
  onFilesRemoved(dismissRemoved);
});

/** What is written and removed changes how much the browser can store. */
useExports.subscribe(({ running, finished }, before) => {
  if (running?.id !== before.running?.id || finished !== before.finished)
    void useBrowserPlaces.getState().measure();
});

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

let letScreenSleep = () => {};

/** An export ends with the page: leaving it asks first. A paused one does not need the screen. */
useExports.subscribe(({ running, waiting }, before) => {
  const isBusy = running !== undefined || waiting.length > 0;
  const wasBusy = before.running !== undefined || before.waiting.length > 0;
  if (isBusy && !wasBusy) addEventListener('beforeunload', askBeforeLeaving);
  if (!isBusy && wasBusy) removeEventListener('beforeunload', askBeforeLeaving);
  const works = running !== undefined && !running.isPaused;
  const worked = before.running !== undefined && !before.running.isPaused;
  if (works && !worked) letScreenSleep = keepScreenOn();
  if (!works && worked) letScreenSleep();
});
