import { expect, it } from 'vitest';
import { createEngines } from '../../../../src/dataset/engines.ts';
import { createFirstRows } from '../../../../src/dataset/first-rows.ts';
import { importSchema } from '../../../../src/importers/import-schema.ts';
import { locales } from '../../../../src/locales/registry.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';

const engineFor = createEngines(locales, largeTables);
const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

it('days can be weeks apart as in the sample, although both columns end at nearly the same time', async () => {
  const first = Date.UTC(2024, 0, 1);
  const rows = Array.from({ length: 120 }, (_, i) => {
    const ordered = first + ((i * 71) % 339) * DAY_MS;
    return `${(i * 37) % 997},${dayOf(ordered)},${dayOf(Math.min(ordered + (1 + ((i * 13) % 37)) * DAY_MS, first + 339 * DAY_MS))}`;
  });
  const { check, ...reader } = createFirstRows(engineFor);
  const source = ['n,ordered,shipped', ...rows].join('\n');
  const imported = await importSchema(source, { kind: 'csv', check, reader });
  if (!imported.ok) throw new Error(imported.error[0]?.message);
  const shipped = imported.value.schema.tables[0]?.columns.find(({ name }) => name === 'shipped');
  expect(shipped?.options).toMatchObject({ after: 'ordered', within: expect.stringMatching(/^P3\d+D$/) });
});
