import { describe, expect, it } from 'vitest';
import { fieldIds } from '../../fixtures/any-schema.ts';
import { ineffectiveOptions } from '../../fixtures/option-effects.ts';

describe('a change between values of an option changes a cell, or the check refuses it', () => {
  it.each(fieldIds)('%s', (field) => {
    expect(ineffectiveOptions(field, {})).toEqual([]);
  });

  it.each(fieldIds)('%s in a unique column', (field) => {
    expect(ineffectiveOptions(field, { unique: true, rows: 30 })).toEqual([]);
  });
});
