import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { headerRules, headersFor } from '../../../src/policy/headers.ts';
import { watchDownloads } from '../downloads.ts';
import { controls } from '../helpers.ts';
import { holdBack } from '../hold-back.ts';
import { test } from '../test.ts';
import {
  holdFrom,
  releaseRequests,
  requestsMade,
  terminateWorkers,
  untilHeld,
  watchWorkers,
} from '../worker.ts';

// A service worker would serve files from its cache that these tests remove.
test.use({ serviceWorkers: 'block' });

const FAILED = 'An error occurred while generating the data.';
const ASSETS = new URL('../../../dist/assets/', import.meta.url);
const WORKER = '**/assets/rows.worker-*.js';
const NOT_FOUND = /^Failed to load resource: .* 404 \(Not Found\)/;

const toast = (page: Page, title: string) =>
  page.locator('#toasts').getByText(title, { exact: true }).locator('..');
const dialog = (page: Page, name: string | RegExp = /./) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.getByRole('table', { name: 'Preview of generated data' });

/** The home page without the banner, which would cover the clicked elements. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'Reject All').click();
}

async function openPerson(page: Page): Promise<void> {
  await button(page, 'Generate Person Data').click();
  await expect(dialog(page, 'Generate Person Data')).toBeVisible();
}

/** A custom dialog with one named column. */
async function openCustom(page: Page): Promise<void> {
  await button(page, 'Open Custom Generator').first().click();
  await button(page, 'Add Column').click();
  await page.getByRole('textbox', { name: 'Column 1 name' }).fill('buyer');
}

async function generate(page: Page): Promise<void> {
  await button(page, 'Generate & Preview').click();
}

async function expectPreview(page: Page): Promise<void> {
  await generate(page);
  await expect(preview(page).getByRole('row')).toHaveCount(11);
}

/** Serves the worker's file with code before its own, until `mend` is called. */
async function spoilWorker(page: Page, code: string): Promise<{ mend: () => void }> {
  let spoilt = true;
  const name = readdirSync(ASSETS).find((file) => file.startsWith('rows.worker-')) ?? '';
  const body = readFileSync(new URL(name, ASSETS), 'utf8');
  const headers = { ...headersFor(headerRules(), `/assets/${name}`), 'Content-Type': 'text/javascript' };
  await page.route(WORKER, (route) =>
    spoilt ? route.fulfill({ headers, body: `${code};\n${body}` }) : route.continue(),
  );
  return {
    mend() {
      spoilt = false;
    },
  };
}

/** Expects that a requested file that never arrives is given up after a while, with a message. */
async function expectGivenUp(page: Page, file: string): Promise<void> {
  await page.clock.install();
  const requested = page.waitForRequest(file);
  await page.route(file, () => undefined);
  await visit(page);
  await requested;
  await openPerson(page);
  await generate(page);
  await expect(button(page, 'Generate & Preview')).toHaveAttribute('aria-busy');
  await page.clock.runFor(21_000);
  await expect(toast(page, 'Generation Failed')).toContainText('did not load');
}

/** Runs in a worker: an error that nothing catches ends it. */
function throwLater() {
  setTimeout(() => {
    throw new Error('spoilt');
  });
}

test.describe('the worker', () => {
  test('its file is missing: the message says so, nothing typed is lost, the next try works', async ({
    page,
  }) => {
    await page.route(WORKER, (route) => route.fulfill({ status: 404 }));
    await visit(page);
    await openPerson(page);
    await page.getByRole('textbox', { name: 'Regex pattern (optional)' }).fill('[a-c]{3}');
    await generate(page);
    await expect(toast(page, 'Generation Failed')).toContainText(FAILED);
    await expect(toast(page, 'Generation Failed')).toContainText('did not load');
    await expect(button(page, 'Reload')).toBeVisible();
    await page.unroute(WORKER);
    await expectPreview(page);
    await expect(preview(page).getByRole('columnheader', { name: 'Regex Pattern' })).toBeVisible();
  });

  test('its file is missing when the custom file is made: the dialog and its columns stay', async ({
    page,
  }) => {
    await page.route(WORKER, (route) => route.abort());
    await visit(page);
    await openCustom(page);
    await button(page, 'Generate Custom Data').click();
    await expect(toast(page, 'Generation Failed')).toContainText(FAILED);
    await expect(page.getByRole('textbox', { name: 'Column 1 name' })).toHaveValue('buyer');
    await page.unroute(WORKER);
    const download = page.waitForEvent('download');
    await button(page, 'Generate Custom Data').click();
    expect(await (await download).failure()).toBeNull();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('it throws on start', async ({ page }) => {
    const worker = await spoilWorker(page, 'throw new Error("spoilt")');
    await visit(page);
    await openPerson(page);
    await generate(page);
    await expect(toast(page, 'Generation Failed')).toContainText(FAILED);
    await expect(button(page, 'Generate & Preview')).not.toHaveAttribute('aria-busy');
    worker.mend();
    await expectPreview(page);
  });

  test('it never finishes loading', async ({ page }) => {
    await expectGivenUp(page, WORKER);
    await page.unroute(WORKER);
    await expectPreview(page);
  });

  test('Comlink never finishes loading', async ({ page, provokes }) => {
    provokes(/^Error: The worker took too long to start/);
    const file = '**/assets/comlink-*.js';
    await expectGivenUp(page, file);
    await page.unroute(file);
    const loaded = page.waitForEvent('load');
    await button(page, 'Reload').click();
    await loaded;
    await openPerson(page);
    await expectPreview(page);
  });

  test('it throws mid-run', async ({ page }) => {
    // An error outside every promise, as the writing begins; no part and no answer comes.
    const worker = await spoilWorker(
      page,
      `MessagePort.prototype.postMessage = () => setTimeout(() => { throw new Error("spoilt") })`,
    );
    await visit(page);
    await openPerson(page);
    await expectPreview(page);
    await button(page, 'Download CSV').click();
    await expect(toast(page, 'Generation Failed')).toContainText(FAILED);
    worker.mend();
    await expectPreview(page);
  });

  test('it ends without an event: after a while the page says so and continues', async ({ page }) => {
    await page.clock.install();
    await watchWorkers(page);
    await visit(page);
    await openPerson(page);
    await expectPreview(page);
    const first = page.waitForEvent('download');
    await button(page, 'Download CSV').click();
    await first;
    await terminateWorkers(page);
    await button(page, 'Copy Data').click();
    await page.clock.runFor(6_000);
    await expect(toast(page, 'Generation Failed')).toContainText(FAILED);
    await expect(toast(page, 'Copy Failed')).toHaveCount(0);
    await expect(dialog(page).locator('[aria-busy]')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await button(page, 'Download CSV').click();
    expect(await (await download).failure()).toBeNull();
  });

  test('it hangs: it is terminated and replaced', async ({ page }) => {
    await page.clock.install();
    const worker = await spoilWorker(page, 'self.TextEncoder = class { constructor() { for (;;); } }');
    await visit(page);
    await openPerson(page);
    await expectPreview(page);
    await button(page, 'Download CSV').click();
    await page.clock.runFor(6_000);
    await expect(toast(page, 'Generation Failed')).toContainText(FAILED);
    worker.mend();
    const download = page.waitForEvent('download');
    await button(page, 'Download CSV').click();
    expect(await (await download).failure()).toBeNull();
  });

  test('progress arrives after the file: the page does not wait for the worker again', async ({ page }) => {
    await page.clock.install();
    // A fast clock makes it report its progress after every row. The reports are held back until it answers.
    await spoilWorker(
      page,
      `let time = 0;
       performance.now = () => (time += 20);
       const late = [];
       const report = MessagePort.prototype.postMessage;
       MessagePort.prototype.postMessage = function (message, ...rest) {
         // A part of the file comes with a number; a report of progress comes alone.
         if (message?.argumentList?.length === 1) late.push(() => report.call(this, message, ...rest));
         else report.call(this, message, ...rest);
       };
       const answer = self.postMessage;
       self.postMessage = (...message) => {
         answer.apply(self, message);
         for (const send of late.splice(0)) send();
       }`,
    );
    await visit(page);
    await openPerson(page);
    await expectPreview(page);
    const download = page.waitForEvent('download');
    await button(page, 'Download CSV').click();
    expect(await (await download).failure()).toBeNull();
    const workers = page.workers();
    await page.clock.runFor(6_000);
    await expectPreview(page);
    expect(page.workers()).toEqual(workers);
  });

  for (const { what, spoil } of [
    {
      what: 'encode a file',
      spoil: (page: Page) =>
        spoilWorker(
          page,
          'self.TextEncoder = class { constructor() { throw new RangeError("Array buffer allocation failed") } }',
        ),
    },
    {
      what: 'hand a file to the page, which cannot hold it',
      spoil: (page: Page) =>
        page.addInitScript(() => {
          window.Blob = class extends Blob {
            constructor() {
              super();
              throw new RangeError('Array buffer allocation failed');
            }
          };
        }),
    },
  ]) {
    test(`it cannot ${what}`, async ({ page, provokes }) => {
      provokes(/^RangeError: Array buffer allocation failed/);
      await spoil(page);
      await visit(page);
      await openPerson(page);
      await expectPreview(page);
      await button(page, 'Download CSV').click();
      await expect(toast(page, 'Generation Failed')).toContainText(FAILED);
      await expect(button(page, 'Download CSV')).not.toHaveAttribute('aria-busy');
      await expect(preview(page).getByRole('row')).toHaveCount(11);
    });
  }

  test('it dies while rows are scrolled into view: the rows still arrive', async ({ page }) => {
    await page.clock.install();
    await watchWorkers(page);
    await visit(page);
    await openPerson(page);
    await page.getByLabel('Number of rows').fill('5000');
    await generate(page);
    await expect(preview(page)).toHaveAttribute('aria-rowcount', '5001');
    await terminateWorkers(page);
    await scrollTo(page, 4000);
    await page.clock.runFor(6_000);
    await expect(shownRow(page, 4000)).not.toContainText('…');
  });

  test('it dies repeatedly: the table says so, and another try brings the rows', async ({ page }) => {
    await visit(page);
    await openPerson(page);
    await page.getByLabel('Number of rows').fill('5000');
    await generate(page);
    await expect(preview(page)).toHaveAttribute('aria-rowcount', '5001');
    await page.route(WORKER, (route) => route.abort());
    // The worker for files may still be starting: each try kills the workers that are there.
    await expect
      .poll(async () => {
        await Promise.all(page.workers().map((worker) => worker.evaluate(throwLater).catch(() => 'gone')));
        return page.workers().length;
      })
      .toBe(0);
    await scrollTo(page, 4000);
    await expect(dialog(page).getByText('Some rows could not be loaded.')).toBeVisible();
    await page.unroute(WORKER);
    await button(page, 'Try again').click();
    await expect(shownRow(page, 4000)).not.toContainText('…');
    await expect(dialog(page).getByText('Some rows could not be loaded.')).toHaveCount(0);
  });

  test('the machine sleeps while it works: after waking it gets its full time', async ({ page }) => {
    await page.clock.install();
    const { release } = await holdBack(page, WORKER);
    await visit(page);
    await openPerson(page);
    await generate(page);
    await page.clock.fastForward('08:00:00');
    release();
    await expect(preview(page).getByRole('row')).toHaveCount(11);
    await expect(toast(page, 'Generation Failed')).toHaveCount(0);
  });
});

const shownRow = (page: Page, row: number) => preview(page).locator(`[aria-rowindex="${row + 1}"]`);

/** Brings a row of the preview into view, counted from 1. */
async function scrollTo(page: Page, row: number): Promise<void> {
  await preview(page).evaluate((table, top) => table.parentElement?.scrollTo({ top }), (row - 1) * 36);
  await expect(shownRow(page, row)).toBeAttached();
}

test.describe('the clipboard', () => {
  for (const [what, code] of [
    ['is absent', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
    [
      'wants a gesture that is over',
      () => {
        const refuse = () =>
          Promise.reject(new DOMException('Must be handling a user gesture', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
      },
    ],
  ] as const) {
    test(`${what}: the complete text is offered`, async ({ page }) => {
      await page.addInitScript(code);
      await visit(page);
      await openPerson(page);
      await expectPreview(page);
      await expectTextOffered(page);
    });
  }

  test('is denied: the complete text is offered', async ({ page, provokes }) => {
    provokes(/^Permissions policy violation: The Clipboard API/);
    await denyClipboard(page);
    await visit(page);
    await openPerson(page);
    await expectPreview(page);
    await expectTextOffered(page);
  });
});

/** Makes the browser refuse, as it does in a frame or by an administrator's policy. */
async function denyClipboard(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'permissions-policy': 'clipboard-write=()' };
    await route.fulfill({ response, headers });
  });
}

async function expectTextOffered(page: Page): Promise<void> {
  await button(page, 'Copy Data').click();
  await expect(toast(page, 'Copy Failed')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Data to copy' });
  await expect(text).toHaveValue(/^Record 1:\nFull Name: .+\n.*\n\nRecord 10:\nFull Name: .+\n.*$/s);
  await text.focus();
  const selected = await text.evaluate(
    (element) => element instanceof HTMLTextAreaElement && element.selectionEnd - element.selectionStart,
  );
  expect(selected).toBe((await text.inputValue()).length);
  await expect(dialog(page)).toBeVisible();
}

test.describe('a chunk of the page is missing', () => {
  const parts = [
    { what: 'the category dialog', file: '**/assets/category-dialog-*.js', opener: 'Generate Person Data' },
    { what: 'the custom dialog', file: '**/assets/custom-dialog-*.js', opener: 'Open Custom Generator' },
    { what: 'the cookie dialog', file: '**/assets/cookie-preferences-*.js', opener: 'Cookie settings' },
  ];
  for (const { what, file, opener } of parts) {
    test(`${what}: a message offers a way to continue, and the next click works when the chunk is back`, async ({
      page,
      provokes,
    }) => {
      provokes(NOT_FOUND);
      await page.route(file, (route) => route.fulfill({ status: 404 }));
      // An idle page asks for it by itself. A click would share a request of that kind that is still under way.
      const refused = page.waitForResponse(file);
      await visit(page);
      await refused;
      await button(page, opener).first().click();
      await expect(toast(page, 'Not Loaded')).toContainText('could not be loaded');
      await expect(button(page, 'Reload')).toBeVisible();
      await page.unroute(file);
      await button(page, opener).first().click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  const missing = [
    { what: 'the toasts are missing too', files: /\/assets\/(category-dialog|toasts)-/ },
    {
      what: 'all chunks but those of the first load are missing',
      files: /\/assets\/(?!index-|early-).*\.js/,
    },
  ];
  for (const { what, files } of missing) {
    test(`${what}: the message lasts, can be closed, and offers the same way to continue`, async ({
      page,
      provokes,
    }) => {
      provokes(NOT_FOUND);
      await page.route(files, (route) => route.fulfill({ status: 404 }));
      await visit(page);
      const opener = button(page, 'Generate Person Data');
      const alert = page.locator('#toasts').getByRole('alert');

      await opener.click();
      await expect(toast(page, 'Not Loaded')).toContainText('A part of the page could not be loaded.');
      await page.getByRole('heading', { level: 1 }).click();
      await opener.focus();
      await button(page, 'Dismiss').click();
      await expect(alert).toBeEmpty();
      await expect(opener).toBeFocused();

      await opener.press('Enter');
      await button(page, 'Reload').focus();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Dismiss')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(alert).toBeEmpty();
      await expect(opener).toBeFocused();

      await opener.click();
      await opener.click();
      await expect(button(page, 'Reload')).toHaveCount(1);
      await page.unroute(files);
      const loaded = page.waitForEvent('load');
      await button(page, 'Reload').click();
      await loaded;
      await openPerson(page);
    });
  }

  test('the toasts are missing too: the first toast that loads takes the place of the message', async ({
    page,
    provokes,
  }) => {
    provokes(NOT_FOUND);
    const files = /\/assets\/(category-dialog|toasts)-/;
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await visit(page);
    await button(page, 'Generate Person Data').click();
    await expect(toast(page, 'Not Loaded')).toBeVisible();
    await page.unroute(files);
    await openPerson(page);
    await controls(dialog(page)).rows.fill('5001');
    await expect(toast(page, 'Maximum Limit Reached')).toBeVisible();
    await expect(toast(page, 'Not Loaded')).toHaveCount(0);
  });

  for (const { what, file, opener } of parts) {
    test(`${what} takes long to load: Escape cancels the click, and the next one opens it`, async ({
      page,
    }) => {
      const { release } = await holdBack(page, file);
      await visit(page);
      await button(page, opener).first().click();
      await page.keyboard.press('Escape');
      const come = page.waitForResponse(file);
      release();
      await (await come).finished();
      await button(page, 'Privacy panel').click();
      await expect(dialog(page)).toHaveCount(1);
      await expect(dialog(page, 'Privacy panel')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await button(page, opener).first().click();
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('the way to continue: Reload', async ({ page, provokes }) => {
    provokes(NOT_FOUND);
    const file = '**/assets/category-dialog-*.js';
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await visit(page);
    await button(page, 'Generate Person Data').click();
    const reload = button(page, 'Reload');
    await expect(reload).toBeVisible();
    await page.unroute(file);
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
    await openPerson(page);
  });

  test('a page, after a navigation: a page that says so, and Reload shows it', async ({ page, provokes }) => {
    provokes(NOT_FOUND);
    await page.route('**/assets/legal-*.js', (route) => route.fulfill({ status: 404 }));
    await visit(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'This page did not load' });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await page.unroute('**/assets/legal-*.js');
    await button(page, 'Reload').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });

  test('a page, on its own address', async ({ page, provokes }) => {
    provokes(NOT_FOUND);
    await page.route('**/assets/legal-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/terms-of-service');
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(button(page, 'Generate Person Data')).toBeVisible();
  });
});

test.describe('the page itself throws', () => {
  test('in a dialog: the input stays, and another try continues', async ({ page, provokes }) => {
    provokes(/^Error: spoilt/);
    await visit(page);
    await openPerson(page);
    await page.getByRole('textbox', { name: 'Regex pattern (optional)' }).fill('x{2}');
    await page.getByLabel('Number of rows').fill('12');
    await page.evaluate(() => {
      const { innerHeight } = window;
      Object.defineProperty(window, 'innerHeight', {
        get() {
          if (!Reflect.has(window, 'mended')) throw new Error('spoilt');
          return innerHeight;
        },
      });
    });
    await generate(page);
    await expect(dialog(page, 'Something went wrong')).toContainText('What you entered is kept');
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await button(page, 'Try again').click();
    await expect(dialog(page, 'Generate Person Data')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Regex pattern (optional)' })).toHaveValue('x{2}');
    await expect(page.getByLabel('Number of rows')).toHaveValue('12');
    await generate(page);
    await expect(preview(page).getByRole('row')).toHaveCount(13);
  });

  test('anywhere else: a page that offers a way to continue', async ({ page, provokes }) => {
    provokes(/Error: spoilt/);
    // The legal pages say which day it is.
    await page.addInitScript(() => {
      Date.prototype.getFullYear = () => {
        throw new Error('spoilt');
      };
    });
    await visit(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeFocused();
    await expect(button(page, 'Reload')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await openPerson(page);
  });
});

test.describe('double clicks', () => {
  /** Presses twice in the same place, the second time after `between`. */
  async function pressTwice(page: Page, name: string, between: () => Promise<void>): Promise<void> {
    const opener = button(page, name).first();
    await opener.scrollIntoViewIfNeeded();
    const box = await opener.boundingBox();
    if (!box) throw new Error(`${name} is not in view`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      if (clickCount === 1) await between();
    }
  }

  for (const name of ['Generate Person Data', 'Generate Address Data', 'Generate Phone Data']) {
    test(`on ${name}: the dialog opens, and the second click hits nothing in it`, async ({ page }) => {
      await visit(page);
      await pressTwice(page, name, () => expect(dialog(page, name)).toBeVisible());
      await expect(dialog(page, name)).toBeVisible();
      const ticked = page.getByRole('group', { name: 'Fields' }).getByRole('checkbox', { checked: true });
      await expect(ticked).toHaveCount(name === 'Generate Phone Data' ? 1 : 3);
      await expect(preview(page)).toHaveCount(0);
    });
  }

  test('with no pause between: one dialog', async ({ page }) => {
    await visit(page);
    await button(page, 'Generate Company Data').dblclick();
    await expect(dialog(page, 'Generate Company Data')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('on Generate & Preview: one preview', async ({ page }) => {
    await watchWorkers(page);
    await visit(page);
    await openPerson(page);
    await expectPreview(page);
    // The button may have moved because the footer has appeared.
    await button(page, 'Generate & Preview').hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(button(page, 'Generate & Preview')).not.toHaveAttribute('aria-busy');
    expect(await requestsMade(page, 'rows')).toBe(1);
  });

  test('on Download: one file', async ({ page }) => {
    const downloads = await watchDownloads(page);
    await visit(page);
    await openPerson(page);
    await expectPreview(page);
    await button(page, 'Download CSV').dblclick();
    await page.getByRole('combobox', { name: 'Download format' }).selectOption('json');
    await button(page, 'Download JSON').click();
    await expect(toast(page, 'Download Started')).toContainText('person-data.json');
    expect(await downloads()).toEqual(['person-data.csv', 'person-data.json']);
  });

  test('on Generate Custom Data: one file, and the second click hits nothing on the page', async ({
    page,
  }) => {
    await watchWorkers(page);
    await visit(page);
    await openCustom(page);
    await pressTwice(page, 'Generate Custom Data', () => expect(dialog(page)).toHaveCount(0));
    await expect(toast(page, 'Data Generated Successfully!')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');
    expect(await requestsMade(page, 'file')).toBe(1);
  });
});

test.describe('Back and Forward', () => {
  const openers = [
    { name: 'Generate Person Data', title: 'Generate Person Data' },
    { name: 'Open Custom Generator', title: 'Create Custom Data' },
    { name: 'Cookie settings', title: 'Cookie Preferences' },
  ];

  /** The home page, opened from the terms page. */
  async function arrive(page: Page): Promise<void> {
    await page.goto('/terms-of-service');
    await button(page, 'Reject All').click();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  }

  for (const { name, title } of openers) {
    test(`with ${title} open: Back closes it, the next Back leaves, Forward reopens nothing`, async ({
      page,
    }) => {
      await arrive(page);
      await button(page, name).first().click();
      await expect(dialog(page, title)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await expect(button(page, name).first()).toBeFocused();
      await page.evaluate(() => history.forward());
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await expect(dialog(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/terms-of-service');
      await page.goForward();
      await expect(page).toHaveURL('/');
      await expect(dialog(page)).toHaveCount(0);
    });

    test(`${title} closed by its button leaves no entry in the history: one Back leaves`, async ({
      page,
    }) => {
      await arrive(page);
      for (let round = 0; round < 3; round++) {
        await button(page, name).first().click();
        await dialog(page, title).getByRole('button', { name: 'Close' }).click();
        await expect(dialog(page)).toHaveCount(0);
      }
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await page.goBack();
      await expect(page).toHaveURL('/terms-of-service');
    });
  }

  test('two steps back with a dialog open: it does not stay over the other page', async ({ page }) => {
    await arrive(page);
    await openPerson(page);
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL('/terms-of-service');
    await expect(dialog(page)).toHaveCount(0);
    await page.evaluate(() => history.go(2));
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await openPerson(page);
  });

  test('a link right after a dialog was closed is followed, and Back returns', async ({ page }) => {
    await arrive(page);
    await openPerson(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[role="dialog"] [aria-label="Close"]')?.click();
      document.querySelector<HTMLElement>('footer a[href="/privacy-policy"]')?.click();
    });
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a reload with a dialog open shows the page, and Back leaves it', async ({ page }) => {
    await arrive(page);
    await openPerson(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/terms-of-service');
  });

  test('Back while a file is made: the work is stopped, and the file is not downloaded', async ({ page }) => {
    await watchWorkers(page);
    const downloads = await watchDownloads(page);
    await visit(page);
    await openPerson(page);
    await expectPreview(page);
    await holdFrom(page, 'file');
    await button(page, 'Download CSV').click();
    await untilHeld(page);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await releaseRequests(page);
    await openPerson(page);
    await expectPreview(page);
    await page.getByRole('combobox', { name: 'Download format' }).selectOption('json');
    await button(page, 'Download JSON').click();
    await expect(toast(page, 'Download Started')).toContainText('person-data.json');
    expect(await downloads()).toEqual(['person-data.json']);
  });
});

test('the tab is frozen mid-run: on its return the file is there', async ({ page, context }) => {
  await visit(page);
  await openPerson(page);
  await button(page, 'Select all').click();
  await page.getByLabel('Number of rows').fill('5000');
  await generate(page);
  await expect(preview(page)).toHaveAttribute('aria-rowcount', '5001');
  const session = await context.newCDPSession(page);
  const download = page.waitForEvent('download');
  await button(page, 'Download CSV').click();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  expect(await (await download).failure()).toBeNull();
  await expect(toast(page, 'Generation Failed')).toHaveCount(0);
});
