// Takes the two pictures of the Studio that the home page shows, from the last build: `npm run build`, then this script.
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from './browser.mjs';

const FOLDER = new URL('../src/app/features/home/', import.meta.url);
/** In CSS pixels. The picture's size is in `studio-picture.tsx`. */
const VIEWPORT = { width: 1024, height: 640 };
const WIDTH = 1088;

const server = await preview({ preview: { port: 4174 } });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  const page = await browser.newPage({ viewport: VIEWPORT, colorScheme, reducedMotion: 'reduce' });
  await page.addInitScript(
    `localStorage.setItem('cookieConsent', '{"essential":true,"analytics":false,"advertising":false}')`,
  );
  await page.goto(`${server.resolvedUrls?.local[0]}studio`);
  await page.getByRole('link', { name: 'A shop' }).click();
  await page.getByRole('navigation', { name: 'Tables' }).getByRole('button', { name: 'orders' }).click();
  await page.getByRole('table', { name: 'Rows of orders' }).getByRole('cell').nth(30).waitFor();
  await page.evaluate('document.fonts.ready');

  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: { x: 0, y: 0, ...VIEWPORT, scale: WIDTH / VIEWPORT.width },
  });
  writeFileSync(new URL(`hero-studio-${colorScheme}.webp`, FOLDER), Buffer.from(data, 'base64'));
  await page.close();
}

await browser.close();
await server.close();
