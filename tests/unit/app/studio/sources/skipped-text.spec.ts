import { describe, expect, it } from 'vitest';
import { mattersText, skippedText } from '../../../../../src/app/studio/sources/skipped-text.ts';
import type { SkippedPart } from '../../../../../src/importers/source-tables.ts';

const place = { line: 1, column: 1 };
const part = (matters: boolean): SkippedPart => ({
  place,
  text: 'SET x',
  reason: 'It changes no row.',
  matters,
});
const note = (matters: boolean): SkippedPart => ({ place, text: '', reason: 'It was empty.', matters });
const leftOut = (matters: boolean): SkippedPart => ({ ...note(matters), isLeftOut: true });

describe('the line about what of a source was not read', () => {
  it.each<readonly [line: string, skipped: readonly SkippedPart[]]>([
    ['', []],
    ['1 note', [note(false)]],
    ['1 note', [leftOut(false)]],
    ['1 note, important', [leftOut(true)]],
    ['3 notes', [leftOut(false), note(false), note(false)]],
    ['3 notes, 1 of them important', [leftOut(true), note(false), note(false)]],
    ['3 notes, 2 of them important', [leftOut(true), note(true), note(false)]],
    ['2 notes, all important', [leftOut(true), note(true)]],
    ['1,200 notes, 1,100 of them important', Array.from({ length: 1200 }, (_, i) => note(i < 1100))],
    ['1 part skipped', [part(false)]],
    ['1 part skipped, important', [part(true)]],
    ['2 parts skipped, 1 important', [part(true), part(false)]],
    ['2 parts skipped, 1 note, 2 of them important', [part(true), part(false), leftOut(true)]],
    ['1 part skipped, 2 notes, all important', [part(true), leftOut(true), note(true)]],
  ])('says “%s”', (line, skipped) => {
    const texts = [skippedText(skipped), mattersText(skipped)].filter((text) => text !== '');
    expect(texts.join(', ')).toBe(line);
  });
});
