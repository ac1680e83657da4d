import type { Page } from '@playwright/test';

/** What the page requests of the dialogs' worker, or of the Studio's: Comlink's messages, as JSON, by a pattern. */
const REQUESTS = {
  rows: String.raw`"path":\["read"\]`,
  file: String.raw`"path":\["export"\].*"value":"(?:csv|json|sql)"`,
  text: String.raw`"path":\["export"\].*"value":"text"`,
  estimate: String.raw`"path":\["estimate"\]`,
  output: String.raw`"path":\["output"\]`,
  checkPattern: String.raw`"path":\["checkPattern"\]`,
};

type RequestName = keyof typeof REQUESTS;

declare global {
  interface Window {
    workers?: Worker[];
    workerNames?: (string | undefined)[];
    /** The requests made, a line each. */
    requestsMade?: string;
    /** The pattern of a request. */
    terminateOn?: string | undefined;
    /** The pattern of a request. */
    holdFrom?: string | undefined;
    releaseRequests?: () => void;
  }
}

/** Replaces the page's workers with ones whose requests are counted, and which can be delayed or terminated before they answer. */
export async function watchWorkers(page: Page) {
  await page.addInitScript(() => {
    window.workers = [];
    window.workerNames = [];
    window.requestsMade = '';
    window.Worker = class extends Worker {
      readonly #held: [unknown, Transferable[]][] = [];
      readonly #name: string | undefined;
      #holding = false;

      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.#name = options?.name;
        window.workers?.push(this);
        window.workerNames?.push(options?.name);
      }

      override postMessage(message: unknown, transfer: unknown = []) {
        const transferred = Array.isArray(transfer) ? transfer : [];
        const request = JSON.stringify(message);
        window.requestsMade += `${request}\n`;
        // The worker of files is started early by a check of a pattern.
        const isEarlyStart = this.#name === 'files' && request.includes('["checkPattern"]');
        if (window.holdFrom && !isEarlyStart && RegExp(window.holdFrom).test(request)) {
          window.holdFrom = undefined;
          this.#holding = true;
          window.releaseRequests = () => {
            this.#holding = false;
            for (const [late, lateTransfer] of this.#held.splice(0)) super.postMessage(late, lateTransfer);
          };
        }
        if (this.#holding) this.#held.push([message, transferred]);
        else super.postMessage(message, transferred);
        if (window.terminateOn && RegExp(window.terminateOn).test(request)) {
          window.terminateOn = undefined;
          this.terminate();
        }
      }
    };
  });
}

/** Terminates the worker, without an event, on the next request of a method. */
export async function terminateOn(page: Page, request: RequestName) {
  await page.evaluate((pattern) => {
    window.terminateOn = pattern;
  }, REQUESTS[request]);
}

/** Terminates every worker without an event, like a browser that is short of memory. */
export async function terminateWorkers(page: Page) {
  await page.evaluate(() => {
    for (const worker of window.workers ?? []) worker.terminate();
  });
}

/** Makes the next request of a method, and all later ones, wait for `releaseRequests`. */
export async function holdFrom(page: Page, request: RequestName) {
  await page.evaluate((pattern) => {
    window.holdFrom = pattern;
  }, REQUESTS[request]);
}

/** Waits until the delayed request has been made. */
export async function untilHeld(page: Page) {
  await page.waitForFunction(() => window.releaseRequests !== undefined);
}

/** Releases the delayed requests once the first has been made. */
export async function releaseRequests(page: Page) {
  await page.waitForFunction(() => window.holdFrom === undefined);
  await page.evaluate(() => window.releaseRequests?.());
}

/** The number of workers for previews and checks that the page has started. Files have a separate worker. */
export function workersMade(page: Page): Promise<number> {
  return page.evaluate(() => window.workerNames?.filter((name) => name === 'rows').length ?? 0);
}

/** The number of requests of a method that the page has made. */
export function requestsMade(page: Page, request: RequestName): Promise<number> {
  return page.evaluate(
    (pattern) => (window.requestsMade ?? '').split('\n').filter((line) => RegExp(pattern).test(line)).length,
    REQUESTS[request],
  );
}
