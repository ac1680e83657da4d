/** @module-tag deep */

import { expect, it } from 'vitest';
import { categoryIds } from '../../../src/catalogue/categories.ts';
import { customKindIds } from '../../../src/catalogue/custom-kinds.ts';
import { analyze } from '../../../src/dataset/analyze.ts';
import { checkSchema } from '../../../src/dataset/check/check.ts';
import { createLocaleEngine, type Engine } from '../../../src/dataset/locale-engine.ts';
import { openDataset } from '../../../src/dataset/open.ts';
import { compiledMethods } from '../../../src/fast-faker/fast-faker.ts';
import { allFields } from '../../../src/generators/all-fields.ts';
import { standaloneFields } from '../../../src/generators/standalone-fields.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { createStream } from '../../../src/random/stream.ts';
import { schemaFromRun } from '../../../src/schema/requests.ts';
import type { Schema } from '../../../src/schema/schema.ts';
import { fieldIds } from '../../fixtures/any-schema.ts';
import { PARENTS } from '../../fixtures/documents.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { optionVariants } from '../../fixtures/option-variants.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';

const ROWS = 100;
const compiled = compiledMethods({ source: createStream(), locale: [...enUs.faker] });

/** Wraps every compiled method of an engine's faker so that its name, such as `hacker.noun`, is added to `called`. */
function recordCalls({ faker }: Engine, called: Set<string>): void {
  for (const name of compiled) {
    const [module = '', method = ''] = name.split('.');
    const methods = Reflect.get(faker, module);
    const original = Reflect.get(methods, method);
    Reflect.set(methods, method, (...args: readonly unknown[]) => {
      called.add(name);
      return Reflect.apply(original, methods, args);
    });
  }
}

function readFirstTable(engine: Engine, schema: Schema): void {
  const [table] = schema.tables;
  openDataset(engine, schema, analyze(engine, schema))
    .table(table?.name ?? '')
    ?.read(0, ROWS);
}

/** A compiled method that nothing calls can be deleted: faker's own method is used instead. */
it('every compiled method is called for a column of some field, or for a request of the dialogs', () => {
  const called = new Set<string>();

  const schemas = createLocaleEngine(enUs, allFields, largeTables);
  recordCalls(schemas, called);
  let read = 0;
  for (const field of fieldIds) {
    for (const options of optionVariants(field)) {
      const columns = [{ name: 'a', field, options }];
      const tables = [{ name: 't', rows: ROWS, columns }, PARENTS];
      const checked = checkSchema(schemas, { version: 1, tables });
      if (!checked.ok) continue;
      readFirstTable(schemas, checked.value);
      read++;
    }
  }
  // Some variants are refused: not most of them.
  expect(read).toBeGreaterThan(2 * fieldIds.length);

  const dialogs = createLocaleEngine(enUs, standaloneFields, largeTables);
  recordCalls(dialogs, called);
  const runs = [
    ...categoryIds.map((id) => categoryRun(id, { rows: ROWS, pattern: '[a-z]' })),
    customRun(
      customKindIds.map((kind) => [kind, kind] as const),
      { rows: ROWS },
    ),
  ];
  for (const run of runs) {
    const schema = schemaFromRun(run);
    if (!schema.ok) throw new Error(`no schema for the request: ${schema.error}`);
    readFirstTable(dialogs, schema.value);
  }

  expect(compiled.length).toBeGreaterThan(0);
  const message =
    'compiled methods in src/fast-faker that nothing calls: delete them, or use them in a field';
  expect(
    compiled.filter((name) => !called.has(name)),
    message,
  ).toEqual([]);
});
