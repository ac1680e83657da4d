/** @module-tag deep */

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writtenTables } from '../../../src/schema/written-tables.ts';
import { anyRelatedTables } from '../../fixtures/any-schema.ts';
import { codeOf, jsonRows, openDocument } from '../../fixtures/code.ts';
import { compilerErrors } from '../../fixtures/compiler.ts';
import { PARENTS } from '../../fixtures/documents.ts';
import { acceptedForm } from '../../fixtures/promises/accepted.ts';

const anyOpened = anyRelatedTables.map((tables) => {
  const { document, schema } = acceptedForm({
    version: 1,
    now: '2026-11-21T10:15:00Z',
    tables: [...tables, PARENTS],
  });
  if (!schema) throw new Error('The check accepts no form of the document');
  return openDocument(Object(document));
});

it('any schema’s JSON Schema accepts its rows', () => {
  fc.assert(
    fc.property(anyOpened, (source) => {
      const schema = JSON.parse(codeOf('json-schema', source));
      const ajv = new Ajv2020({ strict: false });
      addFormats.default(ajv);
      const validate = ajv.compile(schema);
      const written = new Set(writtenTables(source.schema).map(({ name }) => name));
      for (const table of source.tables.filter(({ name, rowCount }) => written.has(name) && rowCount < 100)) {
        for (const row of jsonRows(table)) {
          expect(validate({ ...Object(row) }) || { row, errors: validate.errors }).toBe(true);
        }
      }
    }),
    { seed: 71, numRuns: 15 },
  );
});

it('any schema’s types compile without an error', () => {
  const files = fc
    .sample(anyOpened, { seed: 72, numRuns: 12 })
    .map((source, i) => [`types-${i}`, codeOf('typescript', source)]);
  expect(compilerErrors(Object.fromEntries(files))).toEqual([]);
});
