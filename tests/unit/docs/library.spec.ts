import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as library from '../../../src/library/index.ts';
import { codeBlocks } from '../../fixtures/code-blocks.ts';
import { createTypeProject, settings } from '../../fixtures/type-project.ts';

const page = readFileSync('docs/library.md', 'utf8');

describe('the page about the library', () => {
  it('mentions every public name', () => {
    const entry = readFileSync('src/library/index.ts', 'utf8');
    const types = [...entry.matchAll(/export type \{([^}]*)\}/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    const missing = [...Object.keys(library), ...types].filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(page),
    );
    expect(missing).toEqual([]);
  });
});

it('the examples of the page compile', { tags: ['deep'] }, () => {
  const project = createTypeProject();
  const options = {
    ...settings.bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    paths: {
      vitest: [resolve('node_modules/vitest/dist/index.d.ts')],
      zod: [resolve('node_modules/zod/index.d.ts')],
      msw: [resolve('node_modules/msw/lib/core/index.d.ts')],
      'msw/browser': [resolve('node_modules/msw/lib/browser/index.d.ts')],
    },
  };
  const examples = codeBlocks(page).filter(({ language }) => language === 'ts');
  const files = Object.fromEntries(
    examples.map(({ file, text }, i) => [file?.replace(/\.ts$/, '') ?? `example-${i + 1}`, text]),
  );
  expect(project.compile(files, { options })).toEqual([]);
  project.remove();
});
