import type { Page } from '@playwright/test';

interface HeldFile {
  /** Resolves once the page has asked for the file. */
  readonly requested: Promise<void>;
  /** Answers the held request and all later ones. */
  readonly release: () => void;
}

function createSignal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { send: () => send(), sent };
}

/** Leaves the requests for a file unanswered until it is released. */
export async function holdBack(page: Page, file: string | RegExp): Promise<HeldFile> {
  const requested = createSignal();
  const released = createSignal();
  await page.route(file, async (route) => {
    requested.send();
    await released.sent;
    await route.continue();
  });
  return { requested: requested.sent, release: released.send };
}
