import { type CDPSession, expect, type Page } from '@playwright/test';
import { openCustomHere } from '../custom-helpers.ts';
import { controls, generate, openCategoryHere, test } from '../helpers.ts';

test.use({ serviceWorkers: 'allow' });

const ACTIONS = 1000;
/** Another seed makes another thousand actions: SOAK_SEED=7 npm run e2e -- soak */
const SEED = Number(process.env.SOAK_SEED ?? 20);

test.use({ acceptDownloads: false, contextOptions: { reducedMotion: 'reduce' } });

/** Numbers from 0 to below 1 that look random and are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'End',
  'Backspace',
  'Control+Enter',
  '/',
];
const TEXTS = ['5000', '0', '', '99999', '-1', '[A-Z]{3}', '(', 'a{2000}', 'id', 'id,"x"', '💐', 'iban', ' '];

/** The middle of the n-th element that a visitor could click: visible, not covered, and not leading to another site. */
function pointOfControl(page: Page, share: number) {
  return page.evaluate((place) => {
    const found = [
      ...document.querySelectorAll('button, a, input, select, textarea, summary, td[tabindex]'),
    ].flatMap((element) => {
      if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(point.x, point.y);
      if (!top || !(element.contains(top) || top.contains(element))) return [];
      return [
        { ...point, name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}` },
      ];
    });
    return found[Math.floor(place * found.length)];
  }, share);
}

/** Does one random action of a visitor. Returns its description for the log. */
async function act(page: Page, random: () => number): Promise<string> {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const kind = random();
  if (kind < 0.5) {
    const point = await pointOfControl(page, random());
    if (!point) return 'nothing to click';
    await page.mouse.click(point.x, point.y);
    return `click ${point.name.slice(0, 60)}`;
  }
  if (kind < 0.65) {
    const text = pick(TEXTS);
    await page.keyboard.insertText(text);
    return `type ${text}`;
  }
  if (kind < 0.85) {
    const key = pick(KEYS);
    await page.keyboard.press(key);
    return `press ${key}`;
  }
  if (kind < 0.95) {
    const by = Math.round((random() - 0.4) * 3000);
    await page.mouse.wheel(0, by);
    return `scroll ${by}`;
  }
  const steps = pick([-1, 1]);
  await (steps < 0 ? page.goBack() : page.goForward()).catch(acceptRemovedEntry);
  return `history ${steps}`;
}

/**
 * Playwright asks for the entries of the history and then goes to one. An action before can open a dialog in between, which removes the
 * entries ahead.
 */
function acceptRemovedEntry(error: Error): void {
  if (!error.message.includes('No entry with passed id')) throw error;
}

/** Does a number of random actions, and sometimes checks that the page still works. */
async function actAndLook(page: Page, random: () => number, times: number, done: string[]) {
  for (let i = 1; i <= times; i++) {
    done.push(await act(page, random));
    // Going back beyond the first page leads to an empty one.
    if (!page.url().startsWith('http')) await page.goto('/');
    if (i % 10 !== 0) continue;
    await expect(page.locator('#root')).toContainText('Rowloom');
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
}

/** What scripts make. Of the document, `getDOMCounters` says more. */
const DATA = [
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'object',
  'closure',
  'number',
  'regexp',
];

/**
 * The bytes of a page's values. Without its code, which takes more than half of the heap and grows as long as actions reach
 * functions for the first time: V8 compiles them then.
 */
async function sizeOfData(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const fields: readonly string[] = snapshot.meta.node_fields;
  const types: readonly string[] = snapshot.meta.node_types[0];
  const counted = new Set(DATA.map((type) => types.indexOf(type)));
  const width = fields.length;
  const size = fields.indexOf('self_size');
  expect(fields[0]).toBe('type');
  expect(counted).not.toContain(-1);
  let sum = 0;
  for (let at = 0; at < nodes.length; at += width) if (counted.has(nodes[at])) sum += nodes[at + size];
  return sum;
}

/** Returns to the home page, closes everything, and counts the retained objects after garbage collection. */
async function heldAtHome(page: Page) {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  // A text that was typed there hides categories.
  await page.getByRole('searchbox', { name: 'Find a category or field' }).fill('');
  // React listens in the container of each kind of dialog from its first opening until the page is left.
  for (const open of [() => openCategoryHere(page, 'Person'), () => openCustomHere(page)]) {
    await controls(await open()).close.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const dataSize = await sizeOfData(session);
  await session.detach();
  return { nodes, jsEventListeners, dataSize };
}

test(`${ACTIONS} random actions leave a page that works and leaks nothing`, async ({ page, provokes }) => {
  provokes(/^Invalid Pattern: /);
  // Ctrl+Enter on a link opens it in a new tab.
  page.context().on('page', (tab) => void tab.close());
  await page.goto('/');
  const first = await heldAtHome(page);
  const random = randomFrom(SEED);
  const done: string[] = [];
  try {
    await actAndLook(page, random, ACTIONS / 2, done);
    const half = await heldAtHome(page);
    await actAndLook(page, random, ACTIONS / 2, done);
    // A document that was just left is collected later.
    await expect(async () => {
      const whole = await heldAtHome(page);
      expect(whole.nodes).toBeLessThan(first.nodes * 1.05);
      expect(whole.jsEventListeners).toBeLessThan(half.jsEventListeners * 1.05);
      expect(whole.dataSize).toBeLessThan(half.dataSize * 1.1);
    }).toPass({ timeout: 20_000 });
  } finally {
    await test.info().attach('actions', { body: done.join('\n') });
  }
  const dialog = await openCategoryHere(page, 'Person');
  await generate(dialog, 10);
  await controls(dialog).close.click();
});
