// Takes the pictures of the Studio that the home page and the README show, from the last build: `npm run build`, then this
// script.
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from './browser.mjs';

/** Sizes in CSS pixels. The size of the home page's pictures is in `studio-picture.tsx`. */
const PICTURES = /** @type {const} */ ([
  {
    file: '../src/app/features/home/hero-studio-light.webp',
    colorScheme: 'light',
    size: [1024, 640],
    width: 1088,
  },
  {
    file: '../src/app/features/home/hero-studio-dark.webp',
    colorScheme: 'dark',
    size: [1024, 640],
    width: 1088,
  },
  { file: '../docs/studio.png', colorScheme: 'light', size: [1440, 810], width: 1440, column: 7 },
]);

const server = await preview({ preview: { port: 4174 } });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
});

for (const { file, colorScheme, size, width: pictureWidth, ...picture } of PICTURES) {
  const [width, height] = size;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  await page.addInitScript(
    `localStorage.setItem('cookieConsent', '{"essential":true,"analytics":false,"advertising":false}')`,
  );
  await page.goto(`${server.resolvedUrls?.local[0]}studio`);
  await page.getByRole('link', { name: 'A shop' }).click();
  await page.getByRole('navigation', { name: 'Tables' }).getByRole('button', { name: 'orders' }).click();
  await page.getByRole('button', { name: 'Close first steps' }).click();
  const columns = page.getByRole('grid', { name: 'Columns of orders' });
  if ('column' in picture) {
    await columns
      .getByRole('row')
      .nth(picture.column)
      .getByRole('button', { name: 'Column options' })
      .click();
    await page
      .getByRole('complementary', { name: 'Options' })
      .getByRole('button', { name: 'Remove column' })
      .waitFor();
  }
  await page
    .getByRole('table', { name: 'Rows of orders' })
    .getByText(/@example\./)
    .first()
    .waitFor();
  await columns
    .getByText(/@example\./)
    .first()
    .waitFor();
  await page.evaluate('document.fonts.ready');
  await page.evaluate('document.activeElement.blur()');

  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    ...(file.endsWith('.webp') ? { format: 'webp', quality: 60 } : { format: 'png' }),
    clip: { x: 0, y: 0, width, height, scale: pictureWidth / width },
  });
  writeFileSync(new URL(file, import.meta.url), Buffer.from(data, 'base64'));
  await page.close();
}

await browser.close();
await server.close();
