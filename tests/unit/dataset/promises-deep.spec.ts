/** @module-tag deep */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '../../../src/catalogue/field.ts';
import { fields } from '../../../src/catalogue/fields.ts';
import { FILTER_NAMES } from '../../../src/expression/filters.ts';
import { FUNCTION_NAMES } from '../../../src/expression/functions.ts';
import { fieldIds } from '../../fixtures/any-schema.ts';
import { edgeDocument } from '../../fixtures/edges/edge-documents.ts';
import type { TrialDatabase } from '../../fixtures/promises/databases.ts';
import { judge } from '../../fixtures/promises/promises.ts';
import { keptCases, openDatabases, tryDocuments } from '../../fixtures/promises/trial.ts';

describe('the rows of a document keep every promise', () => {
  let databases: readonly TrialDatabase[];
  beforeAll(async () => {
    databases = await openDatabases();
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  it.each(keptCases)('where it once was not, in databases too: $name', async ({ document }) => {
    expect((await judge(document, databases)).broken).toEqual([]);
  });

  it('in 40 documents with extreme options', () => tryDocuments(1, 40, databases));
});

describe('documents at their edges', () => {
  it('contain every field with every option, every function and every filter', () => {
    const text = Array.from({ length: 2500 }, (_, i) => JSON.stringify(edgeDocument(i + 1))).join('\n');
    const options = new Set(
      fieldIds.flatMap((id) => {
        const { options: infos = {} }: Field = fields[id];
        return Object.keys(infos);
      }),
    );
    const expected = [
      ...fieldIds.map((id) => `"field":"${id}"`),
      ...[...options].map((name) => `"${name}":`),
      ...FUNCTION_NAMES.map((name) => `${name}(`),
      ...FILTER_NAMES.map((name) => `|${name}`),
    ];
    expect(expected.filter((part) => !text.includes(part))).toEqual([]);
  });
});
