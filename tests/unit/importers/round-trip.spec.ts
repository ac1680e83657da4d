import { describe, expect, it } from 'vitest';
import { type Opened, openDocument } from '../../fixtures/code.ts';
import { fullCount } from '../../fixtures/full-count.ts';
import { randomDocuments } from '../../fixtures/import/random-tables.ts';
import { roundTrip } from '../../fixtures/import/round-trip.ts';

const DIALECTS = ['postgresql', 'mysql', 'sqlite', 'sqlserver'] as const;

const known: Opened[] = [];
const documents = randomDocuments(1);

/** The first random documents. */
function firstDocuments(count: number): readonly Opened[] {
  while (known.length < count) {
    const { value } = documents.next();
    known.push(openDocument(value));
  }
  return known.slice(0, count);
}

async function expectRoundTrips(count: number, dialect: (typeof DIALECTS)[number]): Promise<void> {
  for (const [number, document] of firstDocuments(count).entries()) {
    const { written, again } = await roundTrip(document, dialect);
    expect(again, `document ${number}`).toEqual(written);
  }
}

describe.each(DIALECTS)('the tables that %s creates', (dialect) => {
  it('are imported without loss', () => expectRoundTrips(5, dialect));

  it('are imported without loss, whatever they are', { tags: ['deep'] }, () =>
    expectRoundTrips(fullCount(500), dialect),
  );
});
