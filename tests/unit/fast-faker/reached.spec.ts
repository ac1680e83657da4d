/** @module-tag deep */

import { expect, it, vi } from 'vitest';
import { categoryIds } from '../../../src/catalogue/categories.ts';
import { customKindIds } from '../../../src/catalogue/custom-kinds.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { compiledMethods } from '../../../src/fast-faker/fast-faker.ts';
import { locale } from '../../../src/locales/en-us.ts';
import { createStream } from '../../../src/random/stream.ts';
import { fieldIds } from '../../fixtures/any-schema.ts';
import { PARENTS } from '../../fixtures/documents.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { optionVariants } from '../../fixtures/option-variants.ts';
import { categoryRun, customRun, opened } from '../../fixtures/runs.ts';

/** Compiled methods that were called since the tests started, `person.firstName`. */
const called = vi.hoisted(() => new Set<string>());

// Every compiled method does what it does, and says that it was called.
vi.mock(import('../../../src/fast-faker/fast-faker.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    createFastFaker(options) {
      const faker = original.createFastFaker(options);
      for (const name of original.compiledMethods(options)) {
        const [module = '', method = ''] = name.split('.');
        const methods = Reflect.get(faker, module);
        const compiled = Reflect.get(methods, method);
        Reflect.set(methods, method, (...args: readonly unknown[]) => {
          called.add(name);
          return Reflect.apply(compiled, methods, args);
        });
      }
      return faker;
    },
  };
});

/** A method of faker's that is compiled for nothing can be deleted: faker's own takes its place. */
it('every compiled method is called for a column of some field, or for a request of the dialogs', () => {
  const rows = 100;
  const engine = createEngine(locale, largeTables);
  let read = 0;
  for (const field of fieldIds) {
    for (const options of optionVariants(field)) {
      const columns = [{ name: 'a', field, options }];
      const checked = engine.check({ version: 1, tables: [{ name: 't', rows, columns }, PARENTS] });
      if (!checked.ok) continue;
      engine.open(checked.value).table('t')?.read(0, rows);
      read++;
    }
  }
  // Some variants are refused: not most of them.
  expect(read).toBeGreaterThan(2 * fieldIds.length);
  const runs = [
    ...categoryIds.map((id) => categoryRun(id, { rows, pattern: '[a-z]' })),
    customRun(
      customKindIds.map((kind) => [kind, kind] as const),
      { rows },
    ),
  ];
  for (const run of runs) opened(run).read(0, rows);
  const compiled = compiledMethods({ source: createStream(), locale });
  expect(compiled.length).toBeGreaterThan(0);
  expect(compiled.filter((name) => !called.has(name))).toEqual([]);
});
