import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  exampleFragment,
  exampleIds,
  exampleOf,
  examples,
  loadExample,
} from '../../../../../src/app/studio/document/examples.ts';
import { decodeFragment, encodeFragment, fitsLink } from '../../../../../src/app/studio/document/link.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import { createStudioApi } from '../../../../../workers/studio/studio-api.ts';
import { EXAMPLE_DIGESTS } from '../../../../fixtures/example-digests.ts';
import { largeTables } from '../../../../fixtures/large-tables.ts';
import { problemsIn } from '../../../../fixtures/studio.ts';

/** Of each table the first hundred rows, as a preview has them. */
function digest(json: string): string {
  const studio = createStudioApi(largeTables);
  studio.open(1, json);
  const hash = createHash('sha256');
  for (let table = 0; ; table++) {
    const rows = studio.read(1, table, 0, 100);
    if (!rows.ok) return hash.digest('hex');
    hash.update(JSON.stringify(rows.value));
  }
}

it.each(exampleIds)(
  'is a good document that fits a link and gives the same rows everywhere: %s',
  async (id) => {
    const schema = await loadExample(id);
    expect(problemsIn(schema)).toEqual([]);
    expect(examples[id].text).toMatch(/^[A-Z].*\.$/);
    const fragment = await encodeFragment(schema);
    expect(fitsLink(fragment)).toBe(true);
    const shared = await decodeFragment(fragment);
    const json = JSON.stringify(shared?.ok && schemaJson(shared.value));
    expect(json).toBe(JSON.stringify(schemaJson(schema)));
    expect(digest(json)).toBe(EXAMPLE_DIGESTS[id]);
  },
);

it.each(exampleIds)('has e-mail addresses at reserved domains alone: %s', async (id) => {
  const studio = createStudioApi(largeTables);
  studio.open(1, JSON.stringify(schemaJson(await loadExample(id))));
  const cells: string[] = [];
  for (let table = 0; ; table++) {
    const rows = studio.read(1, table, 0, 1000);
    if (!rows.ok) break;
    cells.push(JSON.stringify(rows.value));
  }
  const domains = [...cells.join().matchAll(/\w@([\w.-]+)/g)].map(([, domain = '']) => domain);
  expect(domains.length > 0).toBe(id !== 'sensors');
  expect(domains.filter((domain) => !/^example\.(com|net|org)$/.test(domain))).toEqual([]);
});

it('an example opens from a link with its name', () => {
  for (const id of exampleIds) expect(exampleOf(`#${exampleFragment(id)}`)).toBe(id);
  for (const other of ['', '#', '#example=', '#example=__proto__', '#1.abc', 'example=shop&x']) {
    expect(exampleOf(other)).toBeUndefined();
  }
});
