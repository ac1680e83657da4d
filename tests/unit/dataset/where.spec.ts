import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import type { Dataset } from '../../../src/dataset/table.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import type { Problem } from '../../../src/schema/problem.ts';
import { applyPatch } from '../../fixtures/json-patch.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);

function opened(...tables: readonly object[]): Dataset {
  const checked = engine.check({ version: 1, tables });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error, null, 1));
  return engine.open(checked.value);
}

function problemsOf(...tables: readonly object[]): readonly Problem[] {
  const result = engine.check({ version: 1, tables });
  return result.ok ? [] : result.error;
}

function cellsOf(dataset: Dataset, table: string, column: string): readonly Cell[] {
  const { rowCount = 0, readColumn } = dataset.table(table) ?? {};
  return readColumn?.(column, 0, rowCount) ?? [];
}

const id = { name: 'id', field: 'sequence', primaryKey: true };
const tenants = { name: 'tenants', rows: 20, columns: [id] };
const tenant = (children?: object) => ({
  name: 'tenant_id',
  field: 'reference',
  options: { table: 'tenants', column: 'id', ...(children && { children }) },
});
const users = (children?: object, rows: object = { rows: 100 }) => ({
  name: 'users',
  ...rows,
  columns: [id, tenant(children)],
});
const user = (table = 'users', options: object = {}) => ({
  name: 'user_id',
  field: 'reference',
  options: { table, column: 'id', where: { tenant_id: 'tenant_id' }, ...options },
});
const tasks = { name: 'tasks', rows: 3000, columns: [id, tenant(), user()] };

/** The tenant of each user, by the user's id. */
function tenantsOf(dataset: Dataset, table = 'users'): ReadonlyMap<Cell, Cell> {
  const tenantIds = cellsOf(dataset, table, 'tenant_id');
  return new Map(cellsOf(dataset, table, 'id').map((user, i) => [user, tenantIds[i] ?? null]));
}

describe('a reference with a condition', () => {
  it.each([
    ['grouped evenly', users({ each: 5 })],
    ['grouped by a range', users({ from: 1, to: 9 }, {})],
    ['grouped by a range from none', users({ from: 0, to: 4 }, {})],
    ['not grouped', users()],
  ])('leads to parents of the same tenant that are %s', (_, parents) => {
    const dataset = opened(tenants, parents, tasks);
    const tenantOf = tenantsOf(dataset);
    const owners = new Set(tenantOf.values());
    const tenantIds = cellsOf(dataset, 'tasks', 'tenant_id');
    const userIds = cellsOf(dataset, 'tasks', 'user_id');
    expect(new Set(tenantIds).size).toBe(20);
    for (const [i, user] of userIds.entries()) {
      const own = tenantIds[i] ?? null;
      // Without a user of the tenant, there is no user.
      expect(user === null ? !owners.has(own) : tenantOf.get(user) === own, `row ${i}`).toBe(true);
    }
    // Every user has tasks: 3,000 of them are many for about 100 users.
    expect(new Set(userIds.filter((user) => user !== null)).size).toBe(tenantOf.size);
    const isNullable = dataset.table('tasks')?.columns[2]?.nullable;
    expect(isNullable).toBe(
      !(JSON.stringify(parents).includes('"each"') || JSON.stringify(parents).includes('"from":1')),
    );
  });

  it('spreads rows evenly over the parents of a group', () => {
    const dataset = opened(tenants, users({ each: 5 }), { ...tasks, rows: 20_000 });
    const counts = new Map<Cell, number>();
    const tenantIds = cellsOf(dataset, 'tasks', 'tenant_id');
    for (const [i, user] of cellsOf(dataset, 'tasks', 'user_id').entries())
      if (tenantIds[i] === 1) counts.set(user, (counts.get(user) ?? 0) + 1);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    // Five users with a fifth each, within five standard deviations.
    for (const count of counts.values())
      expect(Math.abs(count - all / 5)).toBeLessThan(5 * Math.sqrt(all * 0.16));
    expect(counts.size).toBe(5);
  });

  it('is the same in any range of rows', () => {
    for (const parents of [users(), users({ from: 0, to: 9 }, {})]) {
      const dataset = opened(tenants, parents, tasks);
      const whole = cellsOf(dataset, 'tasks', 'user_id');
      const table = dataset.table('tasks');
      expect(table?.readColumn('user_id', 1234, 1301)).toEqual(whole.slice(1234, 1301));
      expect(table?.read(2999, 3000).columns[2]).toEqual(whole.slice(2999));
    }
  });

  it.each([
    ['grouped', tenant({ each: 50 })],
    ['not grouped', tenant()],
  ])('leads to an earlier row of the own table, %s', (_, own) => {
    const comments = { name: 'comments', rows: 1000, columns: [id, own, user('comments')] };
    const dataset = opened(tenants, comments);
    const tenantOf = tenantsOf(dataset, 'comments');
    const seen = new Set<Cell>();
    for (const [i, parent] of cellsOf(dataset, 'comments', 'user_id').entries()) {
      const own = tenantOf.get(i + 1) ?? null;
      if (parent === null) expect(seen.has(own)).toBe(false);
      else expect([Number(parent) <= i, tenantOf.get(parent)]).toEqual([true, own]);
      seen.add(own);
    }
  });

  it('compares several columns, and those that are no references', () => {
    const sizes = { name: 'size', field: 'list', options: { values: ['s', 'm', 'l'] } };
    const shelves = { name: 'shelves', rows: 400, columns: [id, tenant(), sizes] };
    const where = { tenant_id: 'tenant_id', size: 'size' };
    const shelf = { name: 'shelf', field: 'reference', options: { table: 'shelves', column: 'id', where } };
    const dataset = opened(tenants, shelves, { name: 'boxes', rows: 500, columns: [tenant(), sizes, shelf] });
    const [ids, owners, shelfSizes] = ['id', 'tenant_id', 'size'].map((name) =>
      cellsOf(dataset, 'shelves', name),
    );
    const keyOf = new Map(ids?.map((one, i) => [one, `${owners?.[i]} ${shelfSizes?.[i]}`]));
    const [boxOwners, boxSizes, boxShelves] = ['tenant_id', 'size', 'shelf'].map((name) =>
      cellsOf(dataset, 'boxes', name),
    );
    for (const [i, one] of (boxShelves ?? []).entries())
      if (one !== null) expect(keyOf.get(one)).toBe(`${boxOwners?.[i]} ${boxSizes?.[i]}`);
    expect(boxShelves?.filter((one) => one !== null).length).toBeGreaterThan(490);
  });

  it('fulfils a column of a foreign key, which the own reference to another table has', () => {
    const parents = {
      ...users({ each: 5 }),
      primaryKey: ['tenant_id', 'id'],
      columns: [{ ...id, primaryKey: false }, tenant({ each: 5 })],
    };
    const foreignKeys = [
      { columns: ['tenant_id', 'user_id'], table: 'users', references: ['tenant_id', 'id'] },
      { columns: ['tenant_id'], table: 'tenants', references: ['id'] },
    ];
    const dataset = opened(tenants, parents, { ...tasks, foreignKeys });
    expect(dataset.table('tasks')?.foreignKeys).toEqual(foreignKeys);
    const pairs = new Set(
      cellsOf(dataset, 'users', 'id').map((one, i) => `${cellsOf(dataset, 'users', 'tenant_id')[i]} ${one}`),
    );
    const tenantIds = cellsOf(dataset, 'tasks', 'tenant_id');
    for (const [i, one] of cellsOf(dataset, 'tasks', 'user_id').entries())
      expect(pairs.has(`${tenantIds[i]} ${one}`)).toBe(true);
    expect(new Set(tenantIds).size).toBe(20);
    const [first] = foreignKeys;
    const implied = opened(tenants, parents, { ...tasks, foreignKeys: [first] });
    expect(implied.table('tasks')?.foreignKeys).toEqual(foreignKeys);
  });

  it('is refused with more parents than can be searched, and its fix groups them', () => {
    const tables = [{ ...tenants, rows: 2000 }, users(undefined, { rows: 1_000_001 }), tasks];
    const [problem] = problemsOf(...tables);
    expect(problem?.message).toMatch(/1,000,001 rows. At most 1,000,000/);
    const mended = applyPatch({ version: 1, tables }, problem?.fix?.patch ?? []);
    expect(engine.check(mended).ok).toBe(true);
  });

  it.each([
    ['unknown-column', user('users', { where: { tenant: 'tenant_id' } })],
    ['unknown-column', user('users', { where: { tenant_id: 'tenant' } })],
    ['option-not-applicable', user('users', { children: { min: 1 } })],
    ['option-not-applicable', { ...user(), unique: true }],
    ['circular-columns', user('users', { where: { tenant_id: 'user_id' } })],
  ])('is refused as %s: %j', (code, reference) => {
    expect(
      problemsOf(tenants, users(), { ...tasks, columns: [id, tenant(), reference] }).map((one) => one.code),
    ).toContain(code);
  });
});
