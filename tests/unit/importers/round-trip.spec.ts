import { describe, expect, it } from 'vitest';
import { openDocument } from '../../fixtures/code.ts';
import { randomDocuments } from '../../fixtures/import/random-tables.ts';
import { roundTrip } from '../../fixtures/import/round-trip.ts';

const DIALECTS = ['postgresql', 'mysql', 'sqlite', 'sqlserver'] as const;

async function keepsAll(first: number, count: number, dialect: (typeof DIALECTS)[number]): Promise<void> {
  let number = first;
  for (const document of randomDocuments(first)) {
    const { written, again } = await roundTrip(openDocument(document), dialect);
    expect(again, `document ${number}`).toEqual(written);
    number++;
    if (number === first + count) return;
  }
}

describe.each(DIALECTS)('the tables that %s creates', (dialect) => {
  it('are imported without loss', () => keepsAll(1, 5, dialect));

  it('are imported without loss, whatever they are', { tags: ['deep'] }, () => keepsAll(1000, 500, dialect));
});
