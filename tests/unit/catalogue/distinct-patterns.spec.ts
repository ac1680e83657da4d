import { expect, it } from 'vitest';
import { distinctPatterns } from '../../../src/catalogue/distinct-patterns.ts';
import { countPattern } from '../../../src/generators/pattern/count.ts';

it.each(Object.entries(distinctPatterns))(
  'the pattern in place of %s has as many texts as it says',
  (_, of) => {
    const texts = countPattern(of.pattern);
    expect(texts.ok && Number(texts.count)).toBe(of.count);
  },
);
