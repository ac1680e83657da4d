import { describe, expect, it } from 'vitest';
import { importSql } from '../../../fixtures/import/imported.ts';
import { importedRows } from '../../../fixtures/import/schema-rows.ts';

const rowsOf = async (sample: readonly object[]) =>
  importedRows(await importSql(JSON.stringify(sample), 100, { kind: 'json' })).map((row) => Object(row));
const numbers = Array.from({ length: 12 }, (_, i) => i + 1);

describe('lists of as many numbers in a sample', () => {
  it('have a range at each place', async () => {
    const sample = numbers.map((i) => ({ id: i, coordinates: [(-1200 - i) / 10, (350 + i) / 10] }));
    const rows = await rowsOf(sample);
    expect(rows).toHaveLength(100);
    for (const { coordinates } of rows) {
      const [longitude, latitude, ...others] = coordinates;
      expect(others).toEqual([]);
      // The ranges of the sample are −121.2 to −120.1 and 35.1 to 36.2.
      expect(longitude).toBeGreaterThanOrEqual(-121.2);
      expect(longitude).toBeLessThanOrEqual(-120.1);
      expect(latitude).toBeGreaterThanOrEqual(35.1);
      expect(latitude).toBeLessThanOrEqual(36.2);
    }
  });

  it('can be in lists of lists, as in polygons', async () => {
    const ring = (i: number) => [
      [
        [i, 50],
        [i, 51],
        [i, 50],
      ],
    ];
    for (const { ring: rings } of await rowsOf(numbers.slice(0, 8).map((id) => ({ id, ring: ring(id) })))) {
      expect(rings).toEqual([[0, 1, 2].map(() => [expect.any(Number), expect.any(Number)])]);
    }
  });
});

describe('the points of a map', () => {
  const towns = { DE: [50.11, 8.68], JP: [35.68, 139.69], IS: [64.1466, -21.9426] } as const;
  const place = (code: keyof typeof towns, i: number) => ({
    id: i,
    country: code,
    latitude: Number((towns[code][0] + ((i * 7) % 11) / 100).toFixed(4)),
    longitude: Number((towns[code][1] + ((i * 5) % 13) / 100).toFixed(4)),
  });
  const sample = Array.from({ length: 90 }, (_, i) => place(i % 2 ? 'DE' : 'JP', i + 1));

  it('lie near those of the sample, and in the country of their row', async () => {
    for (const { country, latitude, longitude } of await rowsOf(sample)) {
      const [north, east] = towns[country as 'DE' | 'JP'];
      expect(Math.abs(latitude - north)).toBeLessThan(0.3);
      expect(Math.abs(longitude - east)).toBeLessThan(0.3);
    }
  });

  it('no schema tells where the few points of a country lie', async () => {
    const { schema } = await importSql(JSON.stringify([...sample, place('IS', 91), place('IS', 92)]), 100, {
      kind: 'json',
    });
    const degrees = JSON.stringify(schema.tables[0]?.columns);
    expect(degrees).not.toMatch(/\b64\.1|-21\.9|-21\.8/);
  });
});
