import { expect, test } from 'vitest';
import { isKey } from '../../../../../src/app/studio/rows/row-keys.ts';
import type { StudioTable } from '../../../../../src/app/studio/schema/studio-schema.ts';

test('columns that identify rows, of their own table or another one, are keys', () => {
  const isKeyIn = (column: object, table: object = {}) => {
    const own = { id: 'column', name: 'id', field: 'constant', ...column };
    const whole: StudioTable = { id: 'keys', name: 'keys', rows: 1, columns: [own], ...table };
    return isKey(whole, own);
  };
  expect(isKeyIn({})).toBe(false);
  expect(isKeyIn({ primaryKey: true })).toBe(true);
  expect(isKeyIn({ unique: true })).toBe(true);
  expect(isKeyIn({ field: 'reference' })).toBe(true);
  expect(isKeyIn({}, { primaryKey: ['id', 'other'] })).toBe(true);
  expect(isKeyIn({}, { unique: [['id', 'other']] })).toBe(true);
  expect(isKeyIn({}, { foreignKeys: [{ columns: ['id'], table: 'others', references: ['id'] }] })).toBe(true);
});
