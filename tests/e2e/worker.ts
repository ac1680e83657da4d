import type { Page } from '@playwright/test';

/** What the page asks of its worker, by the name of the question. */
type Question = 'rows' | 'file' | 'text' | 'checkPattern';

declare global {
  interface Window {
    /** The question on which the worker dies, or after which it is held up. */
    dieOn?: string | undefined;
    holdOn?: string | undefined;
    /** Lets what was held up go on. */
    letGo?: () => void;
    workersMade?: number;
  }
}

/** Puts a worker in the page that can be killed and held up between a question and its answer. */
export async function watchWorkers(page: Page) {
  await page.addInitScript(() => {
    window.workersMade = 0;
    window.Worker = class extends Worker {
      readonly #held: [unknown, Transferable[]][] = [];
      #holding = false;

      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        window.workersMade = (window.workersMade ?? 0) + 1;
      }

      override postMessage(message: unknown, transfer: unknown = []) {
        const transferred = Array.isArray(transfer) ? transfer : [];
        const asked = JSON.stringify(message);
        if (window.holdOn && asked.includes(`"${window.holdOn}"`)) {
          window.holdOn = undefined;
          this.#holding = true;
          window.letGo = () => {
            this.#holding = false;
            for (const [late, lateTransfer] of this.#held.splice(0)) super.postMessage(late, lateTransfer);
          };
        }
        if (this.#holding) this.#held.push([message, transferred]);
        else super.postMessage(message, transferred);
        if (window.dieOn && asked.includes(`"${window.dieOn}"`)) {
          window.dieOn = undefined;
          this.terminate();
        }
      }
    };
  });
}

/** Has the worker die, without a word, on the next question of a kind. */
export async function dieOn(page: Page, question: Question) {
  await page.evaluate((name) => {
    window.dieOn = name;
  }, question);
}

/** Has the next question of a kind, and all after it, wait for `letGo`. */
export async function holdOn(page: Page, question: Question) {
  await page.evaluate((name) => {
    window.holdOn = name;
  }, question);
}

/** Waits until what was to be held up has been asked. */
export async function untilHeld(page: Page) {
  await page.waitForFunction(() => window.letGo !== undefined);
}

export async function letGo(page: Page) {
  await page.evaluate(() => window.letGo?.());
}

export function workersMade(page: Page): Promise<number> {
  return page.evaluate(() => window.workersMade ?? 0);
}
