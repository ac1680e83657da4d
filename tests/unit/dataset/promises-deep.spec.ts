/** @module-tag deep */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '../../../src/catalogue/field.ts';
import { fields } from '../../../src/catalogue/fields.ts';
import { FILTER_NAMES } from '../../../src/expression/filters.ts';
import { FUNCTION_NAMES } from '../../../src/expression/functions.ts';
import { fieldIds } from '../../fixtures/any-schema.ts';
import { edgeDocument } from '../../fixtures/edges/edge-documents.ts';
import type { TrialDatabase } from '../../fixtures/promises/databases.ts';
import { openDatabases, tryDocuments } from '../../fixtures/promises/trial.ts';

describe('what is promised of a document’s rows is kept', () => {
  let databases: readonly TrialDatabase[];
  beforeAll(async () => {
    databases = await openDatabases();
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  it('by 1,500 more documents at the edges of what can be said', () => tryDocuments(1001, 1500, databases));
});

describe('documents at their edges', () => {
  it('have every field with every option, every function and every filter', () => {
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
