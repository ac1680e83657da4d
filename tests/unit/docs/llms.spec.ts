import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFieldId } from '../../../src/catalogue/fields.ts';
import { commonFlags } from '../../../src/cli/command-info.ts';
import { commands } from '../../../src/cli/commands.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const text = readFileSync('public/llms.txt', 'utf8');

describe('llms.txt', () => {
  it('begins with a title and a summary, and has at most 6,000 bytes', () => {
    expect(text).toMatch(/^# Rowloom\n\n> /);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6000);
  });

  it('shows a schema without problems', () => {
    const [, json = ''] = /```json\n(.*?)```/s.exec(text) ?? [];
    const checked = createEngine(enUs, largeTables).check(JSON.parse(json));
    expect(checked.ok ? [] : checked.error).toEqual([]);
  });

  it('names fields, commands and flags that exist', () => {
    const named = [...text.matchAll(/\b(?:person|company|commerce|internet|finance)\.[a-z]\w*/g)].map(
      ([id]) => id,
    );
    expect(named.filter((id) => !isFieldId(id))).toEqual([]);
    const calls = [...text.matchAll(/npx rowloom ([a-z]+)([^`]*)`/g)];
    expect(calls.length).toBeGreaterThan(5);
    for (const [, name = '', rest = ''] of calls) {
      const flags = Array.from(rest.matchAll(/--([a-z]+)/g), ([, flag]) => flag);
      expect(Object.keys({ ...commands[name]?.flags, ...commonFlags })).toEqual(
        expect.arrayContaining(flags),
      );
    }
  });
});
