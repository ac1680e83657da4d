import { expect, it } from 'vitest';
import { draftInfo } from '../../../../../src/app/studio/document/draft.ts';
import { draftsFile, readDraftsFile } from '../../../../../src/app/studio/document/drafts-file.ts';
import { encodings } from '../../../../fixtures/encodings.ts';
import { studioDocument } from '../../../../fixtures/studio.ts';

const schema = studioDocument([{ name: 't', rows: 5, columns: [{ name: 'a', field: 'number' }] }]);
const text = JSON.stringify({
  version: 1,
  name: 'Größe 😀',
  tables: [{ name: 't', rows: 5, columns: [{ name: 'a', field: 'number' }] }],
});
const info = draftInfo({
  id: 'one',
  schema: { ...schema, name: 'Größe 😀' },
  savedAt: 1_700_000_000_000,
  length: text.length,
  writer: 'me',
});

async function read(content: string | Uint8Array<ArrayBuffer>) {
  return readDraftsFile(new Blob([content]), 'me');
}

const saved = () =>
  draftsFile([
    { info, text },
    { info: { ...info, id: 'two' }, text },
  ]).text();

it('reads the drafts of a file as they were saved', async () => {
  const drafts = [
    { info, text },
    { info: { ...info, id: 'two' }, text },
  ];
  expect(await read(await saved())).toEqual({ ok: true, value: { drafts, unreadable: 0 } });
});

it.each(Object.entries(encodings))(
  'reads the drafts of a file that was saved again in %s',
  async (_, encode) => {
    const { value } = Object(await read(encode(await saved())));
    expect(value).toMatchObject({ drafts: [{ text }, { text }], unreadable: 0 });
  },
);

it('saves one line of JSON for each draft, also of a text with line breaks', async () => {
  const indented = JSON.stringify(JSON.parse(text), null, 2);
  const lines = (await draftsFile([{ info, text: indented }]).text()).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { format: 'rowloom-drafts', version: 1 },
    { id: 'one', savedAt: 1_700_000_000_000, schema: JSON.parse(text) },
  ]);
});

it.each([
  ['cut', '{"id":"three","savedAt":1,"sche'],
  ['without a schema', '{"id":"three","savedAt":1}'],
  ['with a schema that cannot be opened', '{"id":"three","savedAt":1,"schema":{"version":1,"tables":{}}}'],
  ['longer than any draft', `"${'x'.repeat(5_000_000)}"`],
])('counts a line that is %s, and reads the others', async (_, line) => {
  const answer = await read(`${await saved()}${line}`);
  expect(answer).toMatchObject({ ok: true, value: { drafts: [{}, {}], unreadable: 1 } });
});

it.each([
  ['an empty file', '', /does not hold drafts/],
  ['a schema', text, /does not hold drafts/],
  ['other text', 'a,b\n1,2\n', /does not hold drafts/],
  ['a newer file', '{"format":"rowloom-drafts","version":2}\n{}', /newer version/],
])('refuses %s', async (_, content, message) => {
  expect(await read(content)).toEqual({ ok: false, error: expect.stringMatching(message) });
});

it('lists the names of the tables, and of one table alone its number of columns too', () => {
  const facts = { id: 'one', savedAt: 0, length: 0, writer: 'me' };
  expect(draftInfo({ ...facts, schema })).toMatchObject({ parts: ['t'], partSize: 1 });
  const [table] = schema.tables;
  const two = { ...schema, tables: table ? [table, { ...table, id: 'u', name: 'u' }] : [] };
  expect(draftInfo({ ...facts, schema: two })).toMatchObject({ parts: ['t', 'u'] });
  expect(draftInfo({ ...facts, schema: two })).not.toHaveProperty('partSize');
});
