import { describe, expect, it } from 'vitest';
import { orderMigrations } from '../../../../src/importers/migrations/order.ts';

describe('migrations in a directory', () => {
  it.each([
    ['Flyway', ['V1__a.sql', 'V1_1__b.sql', 'V1.2__c.sql', 'V1_10__d.sql', 'V2__e.sql', 'R__a_view.sql']],
    ['Prisma', ['20230101000000_init/migration.sql', '20240101000000_more/migration.sql']],
    ['Drizzle', ['0000_first.sql', '0001_next.sql', '0010_last.sql']],
    ['goose', ['1_a.sql', '2_b.sql', '10_c.sql']],
    ['golang-migrate', ['1_a.up.sql', '2_b.up.sql', '10_c.up.sql']],
    ['dbmate', ['20230101120000_a.sql', '20230102120000_b.sql']],
    ['Diesel', ['2023-01-01-000000_a/up.sql', '2024-01-01-000000_b/up.sql']],
    ['Liquibase', ['db/changelog/001-init.sql', 'db/changelog/002-more.sql', 'db/changelog/010-last.sql']],
    ['Flyway in folders', ['2023/V1__a.sql', '2022/V2__b.sql', '2023/V3__c.sql']],
  ])('of %s are in its order', (_, names) => {
    expect(orderMigrations(names.toReversed())).toEqual({ order: names, leftOut: [] });
  });

  it.each([
    ['U1__a.sql', 'V1__a.sql'],
    ['1_a.down.sql', '1_a.up.sql'],
    ['2023_a/down.sql', '2023_a/up.sql'],
    ['revert/a.sql', 'deploy/a.sql'],
    ['beforeMigrate.sql', 'V1__a.sql'],
  ])('do not undo others: %s', (undo, name) => {
    expect(orderMigrations([undo, name])).toMatchObject({ order: [name], leftOut: [{ name: undo }] });
  });

  it('begin with the last baseline of Flyway', () => {
    const names = ['V1__a.sql', 'V2__b.sql', 'B2__base.sql', 'V3__c.sql', 'R__r.sql'];
    expect(orderMigrations(names).order).toEqual(['B2__base.sql', 'V3__c.sql', 'R__r.sql']);
  });

  it.each(['schema.sql', 'structure.sql'])('are left out beside %s, which has their result', (snapshot) => {
    expect(orderMigrations([snapshot, 'migrations/1_a.sql']).order).toEqual([snapshot]);
  });

  it('can be those of one database of several', () => {
    const { order, leftOut } = orderMigrations(['mysql/V1__a.sql', 'postgres/V1__a.sql', 'h2/V1__a.sql']);
    expect(order).toEqual(['postgres/V1__a.sql']);
    expect(leftOut.map(({ name }) => name)).toEqual(['mysql/V1__a.sql', 'h2/V1__a.sql']);
  });

  it('with numbers beyond 2^53 are in order', () => {
    const names = ['90071992547409930_a.sql', '90071992547409931_b.sql', '100000000000000000_c.sql'];
    expect(orderMigrations(names.toReversed()).order).toEqual(names);
  });
});
