import { describe, expect, it } from 'vitest';
import { ownFieldIds, tryField } from '../../fixtures/promises/field-trial.ts';

describe('each cell is within the facts about its field, with random options', () => {
  it.each(ownFieldIds)('%s', (field) => {
    const { accepted, broken } = tryField(field, { documents: 6, rows: 200, seed: 1 });
    expect(broken).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  });
});
