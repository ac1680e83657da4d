import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { WhatIsRunning } from '../../../../../src/app/features/privacy-panel/what-is-running.tsx';

const SOURCE = 'https://source.example/rowloom';

afterEach(() => vi.unstubAllEnvs());

test('the privacy panel names the source whose address the build was given', () => {
  vi.stubEnv('VITE_SOURCE_URL', SOURCE);
  const html = renderToStaticMarkup(createElement(WhatIsRunning));
  expect(html).toContain(`href="${SOURCE}"`);
  expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(
    new RegExp(String.raw`^Rowloom [\d.]+, with faker [\d.]+\. The source is at ${SOURCE}\.$`),
  );
});

test.each([undefined, ''])('where the address is %j it names none', (address) => {
  vi.stubEnv('VITE_SOURCE_URL', address);
  const html = renderToStaticMarkup(createElement(WhatIsRunning));
  expect(html).not.toContain('href');
  expect(html).not.toContain('source');
});
