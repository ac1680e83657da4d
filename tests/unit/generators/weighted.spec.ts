import { describe, expect, it } from 'vitest';
import { createTextPicker, unpackWeighted } from '../../../src/generators/weighted.ts';
import { createStream, streamKey } from '../../../src/random/stream.ts';

const packed = 'Smith 6|De La Cruz 3|Nobody 0|O’Neil-Reed 1';

describe('texts with weights', () => {
  it('are read from a packed table, even if the texts contain spaces', () => {
    expect(unpackWeighted(packed)).toEqual({
      texts: ['Smith', 'De La Cruz', 'Nobody', 'O’Neil-Reed'],
      weights: [6, 3, 0, 1],
    });
  });

  it('are picked with the frequency that their weights give', () => {
    const stream = createStream();
    const pick = createTextPicker(stream, packed);
    const counts = new Map<string, number>();
    for (let row = 0; row < 10_000; row++) {
      stream.seek(streamKey('names'), row);
      const text = pick();
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['De La Cruz', 'O’Neil-Reed', 'Smith']);
    expect((counts.get('Smith') ?? 0) / 10_000).toBeCloseTo(0.6, 1);
    expect((counts.get('De La Cruz') ?? 0) / 10_000).toBeCloseTo(0.3, 1);
  });
});
