import { describe, expect, it } from 'vitest';
import { exampleOf, loadExample } from '../../../src/app/studio/document/examples.ts';
import { decodeFragment } from '../../../src/app/studio/document/link.ts';
import { sharedJson } from '../../../src/app/studio/schema/json.ts';
import type { StudioSchema } from '../../../src/app/studio/schema/studio-schema.ts';
import { readDocument } from '../../../src/schema/parse.ts';
import { formatPath, type Problem } from '../../../src/schema/problem.ts';
import { corpusDocuments, corpusLinks, corpusRefusals, sourceOf } from '../../fixtures/corpus.ts';
import { acceptedForm, engine } from '../../fixtures/promises/accepted.ts';

/** A version that refuses more adds lines to this table, and says so in the changelog. */
/** Tables of examples that have another name since version 0.4. */
const RENAMED_TABLES: Readonly<Record<string, string>> = { workspaces: 'tenants' };

const refusals = corpusRefusals('0.3');

const documents = corpusDocuments('0.3');
const byName = new Map(documents.map((document) => [document.name, document]));

function problemsOf(text: string): readonly Problem[] {
  const read = readDocument(text);
  if (!read.ok) return read.error;
  const checked = engine.check(read.value);
  return checked.ok ? [] : checked.error;
}

describe('a document of version 0.3', () => {
  it.each(documents)('opens, or is answered with what to change: $name', ({ name, text }) => {
    const problems = problemsOf(text);
    const answers = problems.map(({ path, code }) => `${formatPath(path)} ${code}`);
    expect(answers).toEqual(refusals[name] ?? []);
    for (const { path, message, fix } of problems) {
      expect(message).toMatch(/^\S.*[.?)]$/su);
      expect(fix, `${formatPath(path)}: ${message}`).toBeDefined();
    }
    // The fixes lead to a document that opens.
    const { schema, broken } = acceptedForm(JSON.parse(text));
    expect(broken).toEqual([]);
    if (!schema) throw new Error('the fixes lead nowhere');
    expect(schema.tables.length).toBe(JSON.parse(text).tables.length);
    const dataset = engine.open(schema);
    for (const { name: table, rows } of schema.tables) {
      const few = Math.min(3, rows);
      expect(dataset.table(table)?.read(0, few).rowCount).toBe(few);
    }
  });
});

async function schemaOf(fragment: string): Promise<StudioSchema> {
  const schema = await decodeFragment(`#${fragment}`);
  if (!schema?.ok) throw new Error(schema?.error.message ?? 'an empty link');
  return schema.value;
}

describe('a link of version 0.3', () => {
  const links = corpusLinks('0.3').map((link) => ({ ...link, example: exampleOf(link.fragment) }));

  it.each(links.filter(({ example }) => !example))('opens its document: $document', async (link) => {
    const { document, fragment } = link;
    const source = byName.get(document);
    if (!source) throw new Error(`no document ${document}`);
    const { madeWith, ...opened } = Object(sharedJson(await schemaOf(fragment)));
    const { madeWith: past, ...expected } = Object(sourceOf(source));
    expect(opened).toEqual(expected);
    expect(past.rowloom).toMatch(/^0\.3\./);
    expect(madeWith).toBeDefined();
  });

  it.each(links.filter(({ example }) => example))(
    'opens the example as it is now: $example',
    async (link) => {
      const source = byName.get(link.document);
      if (!source || !link.example) throw new Error(`no document ${link.document}`);
      const { name, tables } = await loadExample(link.example);
      const past: Pick<StudioSchema, 'name' | 'tables'> = Object(sourceOf(source));
      expect(name).toBe(past.name);
      const names = past.tables.map((table) => RENAMED_TABLES[table.name] ?? table.name);
      expect(tables.map((table) => table.name)).toEqual(expect.arrayContaining(names));
    },
  );
});
