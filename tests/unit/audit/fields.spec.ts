import { describe, expect, it } from 'vitest';
import { isFieldId } from '../../../src/catalogue/fields.ts';
import { cellsOfColumn } from '../../fixtures/any-schema.ts';
import { fullCount } from '../../fixtures/full-count.ts';
import { fieldJudges } from '../../fixtures/judges/field-judges.ts';

const ROWS = fullCount(100_000);
const judges = Object.entries(fieldJudges);

describe('A validator that is not ours', () => {
  it.each(judges.flatMap(([field, { lies, isValid }]) => lies.map((lie) => ({ field, lie, isValid }))))(
    'refuses $lie as $field',
    ({ lie, isValid }) => expect(isValid(lie)).toBe(false),
  );

  it.each(judges)(
    `accepts ${ROWS.toLocaleString('en-US')} values of %s`,
    { tags: ['deep'] },
    (field, { isValid, share = 1 }) => {
      if (!isFieldId(field)) throw new Error(`no field ${field}`);
      const texts = cellsOfColumn({ field }, ROWS).map(String);
      const faults = texts.filter((text) => !isValid(text));
      if (share === 1) expect(faults.slice(0, 5)).toEqual([]);
      else expect(1 - faults.length / ROWS).toBeGreaterThanOrEqual(share);
    },
  );
});
