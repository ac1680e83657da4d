import type { Download, Locator, Page } from '@playwright/test';
import { type MemorySample, memoryDuring } from '../fixtures/browser-memory.ts';
import type { ExportSession } from '../fixtures/export-session.ts';
import { fragmentOf, type LinkedDocument } from '../fixtures/studio-fragment.ts';
import { tasksDuring } from './page-tasks.ts';
import { studio } from './studio-helpers.ts';

interface ExportChoices {
  /** Exports this table alone. Otherwise, all tables. */
  readonly table?: string;
  readonly format?: string;
}

/** Opens the Studio with a document, and its export dialog with these choices. */
export async function openExport(
  page: Page,
  document: LinkedDocument,
  { table, format = 'csv' }: ExportChoices = {},
): Promise<Locator> {
  await page.goto(`/studio${fragmentOf(document)}`);
  await studio(page).problems.filter({ hasText: 'No problems' }).waitFor();
  await studio(page).export.click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await dialog.getByRole('combobox', { name: 'Format', exact: true }).selectOption(format);
  if (table && document.tables.length > 1) {
    await dialog.getByRole('combobox', { name: 'Tables' }).selectOption(`Only ${table}`);
  }
  const compress = dialog.getByRole('checkbox', { name: 'Compress' });
  // Files of bytes are compressed inside.
  if (await compress.isVisible()) await compress.uncheck();
  await dialog.getByText(/about \d/).waitFor();
  return dialog;
}

/** Exports what the open dialog describes, and returns the file that the browser saves. */
export async function downloadExport(page: Page, dialog: Locator): Promise<Download> {
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  return downloaded;
}

/** Makes the browser save a file at the root of the private file system, which stands for one that a visitor has picked. */
async function downloadPicked(page: Page): Promise<Download> {
  const downloaded = page.waitForEvent('download');
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    for await (const handle of root.values()) {
      if (!(handle instanceof FileSystemFileHandle)) continue;
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await handle.getFile());
      link.download = handle.name;
      link.click();
    }
  });
  return downloaded;
}

/**
 * Exports what the open dialog describes, until the dialog lists its file. Returns the time since the click, in
 * milliseconds. The page itself clicks and waits, because Playwright's questions would take time of the page.
 */
export function finishExport(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const dialog = document.querySelector('[role="dialog"]');
    const button = (name: string) =>
      [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
    const save = button('Download');
    const files = () => dialog?.querySelectorAll('[aria-label="Files"] > li').length ?? 0;
    const before = files();
    if (!dialog || !save) throw new Error('The dialog has no button "Download"');
    const start = performance.now();
    const finished = new Promise<number>((resolve, reject) => {
      new MutationObserver((_, observer) => {
        const failure = dialog.querySelector('.text-danger')?.textContent;
        if (files() > before) resolve(performance.now() - start);
        else if (failure) reject(new Error(failure));
        else return;
        observer.disconnect();
      }).observe(dialog, { childList: true, characterData: true, subtree: true });
    });
    save.click();
    return finished;
  });
}

interface SavedExport {
  /** The time from the click to the message that the file is saved, in milliseconds. */
  readonly ms: number;
  /** The path of the file that has reached the disk. */
  readonly file: string;
}

/** Exports what the open dialog describes, until the file is saved. */
export async function saveExport({ page, destination }: ExportSession): Promise<SavedExport> {
  // A picked file is at its place when it is complete. The browser downloads any other.
  const downloaded = destination === 'picker' ? undefined : page.waitForEvent('download', { timeout: 0 });
  const ms = await finishExport(page);
  const download = await (downloaded ?? downloadPicked(page));
  return { ms, file: await download.path() };
}

interface ObservedExport extends SavedExport {
  readonly memory: readonly MemorySample[];
  /** The tasks of the page, in milliseconds of its own thread's time. */
  readonly tasks: readonly number[];
}

/** Exports what the open dialog describes, and measures the browser. The trace of the tasks takes memory and time, too. */
export async function observeExport(session: ExportSession): Promise<ObservedExport> {
  const { browser, page } = session;
  let saved: SavedExport | undefined;
  let memory: readonly MemorySample[] = [];
  const tasks = await tasksDuring(browser, page, async () => {
    memory = await memoryDuring(browser, async () => {
      saved = await saveExport(session);
    });
  });
  if (!saved) throw new Error('The export has not finished');
  return { ...saved, memory, tasks };
}
