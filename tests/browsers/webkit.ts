import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { findWebKit } from '../../scripts/browser.mjs';
import type { Browser, Key, Page, PageElement, Role } from './page.ts';
import { ELEMENT, type ElementReference, type Send, webDriver } from './webdriver.ts';

/** WebDriver finds elements by selector. Their names are those that WebKit computes for assistive technology. */
const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button:not([role])',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, [role=combobox]',
  complementary: 'aside',
  dialog: '[role=dialog]',
  grid: '[role=grid]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  navigation: 'nav',
  option: '[role=option]',
  region: 'section, [role=region]',
  spinbutton: '[role=spinbutton]',
  tab: '[role=tab]',
  table: 'table:not([role])',
  textbox: 'input[type=text]:not([role]), textarea',
};

/** WebDriver's code points of keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const CONTROL = '\ue009';
const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: '\ue015',
  ArrowRight: '\ue014',
  ArrowUp: '\ue013',
  End: '\ue010',
  Enter: '\ue007',
  Home: '\ue011',
  PageDown: '\ue00f',
  PageUp: '\ue00e',
};

/** Without this style, the toolbar's least width would make the window at least 447 pixels wide. */
const NO_LEAST_WIDTH =
  '* { min-width: 0; padding-left: 0; padding-right: 0; margin-left: 0; margin-right: 0; }';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const stopped = once(child, 'exit');
  child.kill();
  await stopped;
}

/** A home folder with a subfolder for downloads. */
async function makeHome() {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await writeFile(join(home, '.config/gtk-3.0/gtk.css'), NO_LEAST_WIDTH);
  return { home, downloads };
}

/** A virtual display. It chooses its number and writes it once it is ready. */
async function startDisplay(program: string) {
  const process = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(process.stdio[3] as Readable, 'data');
  return { process, name: `:${String(number).trim()}` };
}

async function startDriver(program: string, display: string, home: string, errors: string[]) {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_CACHE_HOME: join(home, '.cache'),
      XDG_DATA_HOME: join(home, '.local/share'),
      // Without a GPU, the compositor's thread draws with Mesa's llvmpipe. In Mesa 22.3 a protection fault in that
      // thread has ended the process of the page, and with it the session. Without the thread the tests take a quarter less time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Containers have no user namespaces.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^CONSOLE \w+ ERROR/.test(line)) errors.push(line);
  });
  const send = webDriver(`http://127.0.0.1:${port}`);
  await vi.waitFor(() => send('GET', '/status'), { timeout: 20_000 });
  return { child, send };
}

async function startSession(send: Send): Promise<Send> {
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          args: ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  });
  return (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
}

/** The visible elements of a selector. The driver's own `displayed` does not count a text that its box cuts off. */
const SHOWN =
  'return [...(arguments[0] ?? document).querySelectorAll(arguments[1])].filter((element) => element.checkVisibility({ visibilityProperty: true }))';

async function allWithin(
  send: Send,
  within: ElementReference | null,
  role: Role,
  name: string,
): Promise<PageElement[]> {
  const found = await send<ElementReference[]>('POST', '/execute/sync', {
    script: SHOWN,
    args: [within, SELECTORS[role]],
  });
  const labels = found.map(({ [ELEMENT]: id }) =>
    // It is an error for an element that is no longer rendered.
    send<string>('GET', `/element/${id}/computedlabel`).catch(() => undefined),
  );
  const isNamed = (await Promise.all(labels)).map((label) => label === name);
  return found.filter((_, i) => isNamed[i]).map((element) => elementOf(send, element));
}

const pressOf = (key: string) => [
  { type: 'keyDown', value: key },
  { type: 'keyUp', value: key },
];

async function sendKeys(send: Send, actions: readonly object[]): Promise<void> {
  await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}

function pressControl(send: Send, key: string): Promise<void> {
  return sendKeys(send, [
    { type: 'keyDown', value: CONTROL },
    ...pressOf(key),
    { type: 'keyUp', value: CONTROL },
  ]);
}

function elementOf(send: Send, element: ElementReference): PageElement {
  const path = `/element/${element[ELEMENT]}`;
  return {
    all: (role, name) => allWithin(send, element, role, name),
    async click() {
      await send('POST', `${path}/click`, {});
    },
    async fill(text) {
      await send('POST', `${path}/click`, {});
      await pressControl(send, 'a');
      await send('POST', `${path}/value`, { text });
    },
    async select(value) {
      const option = await send<ElementReference>('POST', `${path}/element`, {
        using: 'css selector',
        value: `option[value="${value}"]`,
      });
      await send('POST', `/element/${option[ELEMENT]}/click`, {});
    },
  };
}

function pageOf(send: Send): Omit<Page, 'errors' | 'downloads' | 'close'> {
  return {
    all: (role, name) => allWithin(send, null, role, name),
    async goto(url) {
      await send('POST', '/url', { url });
    },
    async reload() {
      await send('POST', '/refresh', {});
    },
    async resize(width, height) {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    type: (text) => sendKeys(send, [...text].flatMap(pressOf)),
    press: (key) => sendKeys(send, pressOf(KEYS[key])),
    async wheel(x, y, pixels) {
      const move = { type: 'pointerMove', x, y };
      await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move] }] });
      // The driver scrolls by the difference to the previous action, so the first one scrolls nothing.
      const actions = [0, pixels].map((deltaY) => ({ type: 'scroll', x, y, deltaX: 0, deltaY }));
      await send('POST', '/actions', { actions: [{ type: 'wheel', id: 'wheel', actions }] });
      // So that the next scroll is not relative to this one.
      await send('DELETE', '/actions');
    },
    pressControl: (key) => pressControl(send, key),
    run: (work, ...args) =>
      send('POST', '/execute/sync', { script: `return (${work}).apply(null, arguments)`, args }),
    async screenshot(path) {
      await writeFile(path, Buffer.from(await send<string>('GET', '/screenshot'), 'base64'));
    },
  };
}

async function open(): Promise<Page> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKitGTK is not installed');
  const { home, downloads } = await makeHome();
  const errors: string[] = [];
  const display = await startDisplay(programs.display);
  const { child, send } = await startDriver(programs.driver, display.name, home, errors);
  const session = await startSession(send);
  const page = pageOf(session);
  await page.resize(1440, 900);
  return {
    ...page,
    errors,
    downloads,
    async close() {
      try {
        await session('DELETE', '');
      } finally {
        await stop(child);
        await stop(display.process);
        await rm(home, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}

export const webkit: Browser = { name: 'WebKitGTK', installed: findWebKit() !== undefined, open };
