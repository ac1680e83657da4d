import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, OptionInfo } from '../../../src/catalogue/field.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import { lonelyFieldIds, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import { exampleOptions, PARENTS } from '../../fixtures/documents.ts';
import { changesBy, differ } from '../../fixtures/edit-changes.ts';
import { edits, fieldsOfNow } from '../../fixtures/edits.ts';

/** The rows of the table of edits in the documentation: what is edited, and what changes. */
const rows = readFileSync('docs/stability.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const UNCHANGING: ReadonlySet<string | undefined> = new Set(
  rows.filter(([, , change]) => change === 'nothing').map(([, name]) => name),
);

/** Options of a field: each choice of an option that always has an effect, and, without required options beside it, each switch. */
function choicesOf(field: FieldId): readonly object[] {
  const { options = {} }: Field = fields[field];
  const needsOthers = Object.values<OptionInfo>(options).some(({ required }) => required);
  const valuesOf = (info: OptionInfo): readonly (string | boolean)[] => {
    if (info.when) return [];
    if (info.kind === 'boolean') return needsOthers ? [] : [true, false];
    return info.kind === 'choice' ? info.choices : [];
  };
  return Object.entries<OptionInfo>(options).flatMap(([name, info]) =>
    valuesOf(info).map((value) => ({ [name]: value })),
  );
}

describe('docs/stability.md', () => {
  it('has a row for each edit', () => {
    const names = new Set(rows.map(([, name]) => name));
    expect(edits.filter(({ name }) => !names.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('lists the fields that depend on `now`', () => {
    const cells = (field: FieldId, options: object, now: string) => {
      const column = { name: 'c', field, options };
      const schema = schemaOf([{ name: 't', rows: 1000, columns: [column] }, PARENTS], 7, now);
      return tableOf(schema, 't').read(0, 1000).columns;
    };
    // Objects and arrays depend on it if their columns or items do.
    const depending = lonelyFieldIds.filter((field) => {
      if (field === 'json' || field === 'array') return false;
      return [...(exampleOptions[field] ?? [{}]), ...choicesOf(field)].some((options) => {
        const [one, other] = ['2026-01-01T00:00:00Z', '2056-06-15T00:00:00Z'].map((now) =>
          cells(field, options, now),
        );
        return differ(one?.[0] ?? [], other?.[0] ?? []);
      });
    });
    expect([...fieldsOfNow]).toEqual(depending.toSorted());
  });
});

describe('what an edit may change, and nothing else, changes', () => {
  it('by random edits', () => {
    expect(changesBy(fc.constantFrom(...edits), 30)).toBeGreaterThan(0);
  });

  it.each(edits)('$name', { tags: ['deep'] }, (edit) => {
    const isUnchanging = UNCHANGING.has(edit.name);
    // Few documents have cells that a rare edit changes.
    const changes = changesBy(fc.constant(edit), 4) || (isUnchanging ? 0 : changesBy(fc.constant(edit), 30));
    expect(changes > 0).toBe(!isUnchanging);
  });
});
