import { expect, type Locator, type Page } from '@playwright/test';
import { studio } from './studio-helpers.ts';

/** Removes the pickers, as in Firefox and Safari: large files wait in the private file system. */
export async function withoutPickers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
    delete window.showDirectoryPicker;
  });
}

/** Removes the private file system too, as in a private window of Firefox: files are held in memory. */
export async function withMemoryOnly(page: Page): Promise<void> {
  await withoutPickers(page);
  await page.addInitScript(() => {
    StorageManager.prototype.getDirectory = () =>
      Promise.reject(new DOMException('Refused', 'SecurityError'));
  });
}

/** Makes the pickers return a file or folder of the private file system, in its folder `picked`. */
export async function withPickers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const picked = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('picked', { create: true });
    window.showSaveFilePicker = async ({ suggestedName = 'file' } = {}) =>
      (await picked()).getFileHandle(suggestedName, { create: true });
    window.showDirectoryPicker = picked;
  });
}

/** Makes the pickers behave as if the visitor closed them, or as if the browser refused to open them. */
export async function withFailingPickers(page: Page, error: 'AbortError' | 'SecurityError'): Promise<void> {
  await page.addInitScript((name) => {
    const fail = () => Promise.reject(new DOMException('No file was picked', name));
    window.showSaveFilePicker = fail;
    window.showDirectoryPicker = fail;
  }, error);
}

/** The paths of all files in the private file system, with their sizes. */
export function privateFiles(page: Page): Promise<readonly (readonly [path: string, size: number])[]> {
  return page.evaluate(async () => {
    const files: (readonly [string, number])[] = [];
    async function list(directory: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const handle of directory.values()) {
        // A folder may be removed meanwhile.
        if (handle instanceof FileSystemDirectoryHandle)
          await list(handle, `${path}${handle.name}/`).catch(() => {});
        else if (handle instanceof FileSystemFileHandle)
          files.push([path + handle.name, (await handle.getFile()).size]);
      }
    }
    await list(await navigator.storage.getDirectory(), '');
    return files;
  });
}

/** The widest screen, in pixels, on which the export is a tab. */
const PHONE_WIDTH_MAX = 1023;

/** Opens the dialog, or on a phone the tab, and waits until the sizes are estimated. */
export async function openExport(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) <= PHONE_WIDTH_MAX;
  await (isPhone ? studio(page).tab('Export') : studio(page).export).click();
  const dialog = isPhone
    ? page.getByRole('tabpanel', { name: 'Export' })
    : page.getByRole('dialog', { name: 'Download' });
  await expect(dialog.getByText(/about \d/)).toBeVisible();
  return {
    dialog,
    format: dialog.getByRole('combobox', { name: 'Format', exact: true }),
    compress: dialog.getByRole('checkbox', { name: 'Compress' }),
    save: dialog.getByRole('button', { name: 'Download', exact: true }),
    files: filesIn(dialog),
    ways: dialog.getByRole('group', { name: 'What fits' }).getByRole('button'),
    progress: dialog.getByRole('progressbar', { name: 'Export progress' }),
    pause: dialog.getByRole('button', { name: 'Pause' }),
    resume: dialog.getByRole('button', { name: 'Resume' }),
    cancel: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    state: dialog.getByRole('status', { name: 'State of the download' }),
    waiting: dialog.getByRole('status', { name: 'Waiting downloads' }),
    summary: dialog.getByRole('status', { name: 'Finished downloads' }),
  };
}

/** The files of the visit, the newest first. */
export function filesIn(dialog: Locator) {
  const items = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem');
  const first = items.first();
  return {
    items,
    first,
    /** The buttons of the newest. */
    save: first.getByRole('button', { name: 'Save', exact: true }),
    remove: first.getByRole('button', { name: 'Remove', exact: true }),
    details: first.getByRole('button', { name: 'Details', exact: true }),
    manifest: first.getByRole('button', { name: 'Save manifest' }),
  };
}

/** Shows the options of the format, which are folded at first. */
export async function unfoldOptions(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Options', exact: true }).click();
}
