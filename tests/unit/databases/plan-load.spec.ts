import { describe, expect, it } from 'vitest';
import type { DatabaseForeignKey, DatabaseTable } from '../../../src/databases/load/database-table.ts';
import { describePlan } from '../../../src/databases/load/describe-plan.ts';
import type { ExistingRows } from '../../../src/databases/load/load-table.ts';
import { matchTables } from '../../../src/databases/load/match-tables.ts';
import { type LoadChoices, planLoad } from '../../../src/databases/load/plan-load.ts';

interface Key {
  readonly to: string;
  readonly nullable?: boolean;
  readonly deferrable?: boolean;
  readonly full?: boolean;
}

interface Table {
  readonly name: string;
  readonly keys?: readonly Key[];
  readonly rows?: number;
  readonly existing?: ExistingRows;
  readonly hasKey?: boolean;
  readonly sequence?: boolean;
  readonly triggers?: boolean;
  readonly isTransactional?: boolean;
  /** Whether the schema has its keys as references. */
  readonly areReferences?: boolean;
  /** Whether only the database has a column, which takes numbers of a counter. */
  readonly isCounted?: boolean;
  /** Whether only the database has it. */
  readonly isOutside?: boolean;
}

const column = (name: string, nullable: boolean) => ({
  name,
  type: 'integer',
  nullable,
  hasDefault: false,
  isGenerated: false,
  isCounted: false,
});

function databaseTable({
  name,
  keys = [],
  hasKey = true,
  sequence = false,
  triggers = false,
  isTransactional = true,
  isCounted = false,
}: Table): DatabaseTable {
  return {
    id: `public.${name}`,
    name,
    namespace: 'public',
    isVisible: true,
    sqlName: `public.${name}`,
    scanName: `ONLY public.${name}`,
    columns: [
      { ...column('id', false), ...(sequence ? { sequence: `public.${name}_id_seq` } : {}) },
      ...keys.map(({ to, nullable = false }) => column(`${to}_id`, nullable)),
      ...(isCounted ? [{ ...column('number', false), hasDefault: true, isCounted }] : []),
    ],
    keys: hasKey ? [{ columns: ['id'], isPrimary: true }] : [],
    foreignKeys: keys.map(
      ({ to, deferrable = false, full = false }): DatabaseForeignKey => ({
        name: `${name}_${to}`,
        columns: [`${to}_id`],
        table: `public.${to}`,
        references: ['id'],
        isDeferrable: deferrable,
        isFull: full,
      }),
    ),
    hasTriggers: triggers,
    isTransactional,
    lacking: [],
  };
}

const EMPTY: ExistingRows = { count: 0, areOurs: true };

/** The sentences of a plan, or of what refuses it. */
function sentencesOf(tables: readonly Table[], choices: LoadChoices = {}): readonly string[] {
  const database = tables.map(databaseTable);
  const source = tables.filter(({ isOutside }) => !isOutside);
  const matched = matchTables(
    source.map(({ name, rows = 10, keys = [], areReferences = true }) => ({
      name,
      rowCount: rows,
      refersTo: new Map(areReferences ? keys.map(({ to }) => [`${to}_id`, [to]]) : []),
      countDependent: [],
      columns: ['id', ...keys.map(({ to }) => `${to}_id`)],
    })),
    database,
  );
  if (!matched.ok) return matched.error.map(({ message }) => message);
  const loaded = matched.value.map((table, i) => ({ ...table, existing: source[i]?.existing ?? EMPTY }));
  const plan = planLoad(loaded, database, choices);
  if (!plan.ok) return plan.error.map(({ message }) => message);
  return describePlan(plan.value);
}

/** The sentences without the trial and without checks of numbers of rows. */
const planned = (tables: readonly Table[], choices?: LoadChoices) =>
  sentencesOf(tables, choices).filter((sentence) => !/^(?:Check|Try) /.test(sentence));

/** The sentences about the trial. */
const tried = (tables: readonly Table[], choices?: LoadChoices) =>
  sentencesOf(tables, choices).filter((sentence) => sentence.startsWith('Try '));

const users = (more: Partial<Table> = {}): Table => ({ name: 'users', ...more });

describe('the plan of a load', () => {
  it.each<readonly [string, readonly Table[], readonly string[]]>([
    [
      'writes parents first',
      [{ name: 'orders', keys: [{ to: 'users' }] }, users()],
      ['Write 10 rows of “users”.', 'Write 10 rows of “orders”.'],
    ],
    [
      'nulls a key of a circle, and fills it by one UPDATE in the same transaction',
      [users({ keys: [{ to: 'teams' }] }), { name: 'teams', keys: [{ to: 'users', nullable: true }] }],
      [
        'In one transaction:',
        '  Write 10 rows of “teams”, with “users_id” null for now.',
        '  Write 10 rows of “users”.',
        '  Fill “users_id” of “teams” by one UPDATE.',
      ],
    ],
    [
      'nulls nothing of a table whose rows cannot be found again',
      [
        users({ keys: [{ to: 'teams', deferrable: true }] }),
        { name: 'teams', hasKey: false, keys: [{ to: 'users', nullable: true }] },
      ],
      [
        'In one transaction, with keys checked at its end:',
        '  Write 10 rows of “users”.',
        '  Write 10 rows of “teams”.',
      ],
    ],
    [
      'names a circle that nothing breaks',
      [users({ keys: [{ to: 'teams' }] }), { name: 'teams', keys: [{ to: 'users' }] }],
      [
        'The tables “users” → “teams” → “users” refer to each other in a circle. No row can be the first: make a key between them nullable or DEFERRABLE.',
      ],
    ],
    [
      'does nothing in a circle whose rows are there',
      [
        users({ keys: [{ to: 'teams' }], existing: { count: 10, areOurs: true } }),
        { name: 'teams', keys: [{ to: 'users', nullable: true }], existing: { count: 10, areOurs: true } },
      ],
      [],
    ],
    [
      'goes on behind the rows that are there',
      [users({ rows: 30, existing: { count: 12, areOurs: true } })],
      ['Write 18 rows of “users”, behind the 12 that are there.'],
    ],
    [
      'writes all rows in one transaction if a table has triggers, which may refuse some',
      [users(), { name: 'orders', keys: [{ to: 'users' }], triggers: true }, { name: 'logs' }],
      [
        'In one transaction:',
        '  Write 10 rows of “users”.',
        '  Write 10 rows of “orders”.',
        '  Write 10 rows of “logs”.',
      ],
    ],
    [
      'writes more than a million rows table by table',
      [users({ rows: 1_000_001 }), { name: 'orders', triggers: true }],
      ['Write 1,000,001 rows of “users”.', 'Write 10 rows of “orders”.'],
    ],
    [
      'writes nothing behind rows of the application that follow its own',
      [users({ rows: 10, existing: { count: 12, areOurs: true } })],
      [],
    ],
    [
      'moves a counter also if no row is missing',
      [users({ sequence: true, existing: { count: 10, areOurs: true } })],
      ['Move the counter of “users.id” behind its highest value.'],
    ],
  ])('%s', (_, tables, expected) => {
    expect(planned(tables)).toEqual(expected);
  });

  const OTHER: ExistingRows = { count: 3, areOurs: false };
  const withOthers = [
    users({ existing: OTHER }),
    { name: 'orders', keys: [{ to: 'users' }], existing: { count: 10, areOurs: true } },
    { name: 'logs', existing: { count: 10, areOurs: true } },
  ];

  it('refuses rows of others, with the choices', () => {
    expect(planned(withOthers)).toEqual([
      'The table “users” has 3 rows that this schema does not make. The option keep uses its rows as parents, append writes behind them, and replace deletes them first: --keep NAME, --append and --replace of the command.',
    ]);
  });

  it('appends all rows behind rows of others', () => {
    expect(planned(withOthers, { append: true })).toEqual(['Write 10 rows of “users”.']);
  });

  it('replaces rows of others and all rows that refer to them, and no others', () => {
    expect(planned(withOthers, { replace: true })).toEqual([
      'Delete 10 rows of “orders”, then 3 rows of “users”, in one transaction.',
      'Write 10 rows of “users”.',
      'Write 10 rows of “orders”.',
    ]);
  });

  it('empties no table to which a table outside of the load refers', () => {
    const audit = { name: 'audit', keys: [{ to: 'users' }], isOutside: true };
    expect(planned([...withOthers, audit], { replace: true })).toEqual([
      'The table “users” cannot be emptied: “public.audit”, which is not in the load, refers to it.',
    ]);
  });

  const orders = { name: 'orders', keys: [{ to: 'users' }] };
  const all = 'Try the first rows of 2 tables, with the rows to which they refer, and take them back.';
  const usersAlone =
    'Try the first rows of “users”, with the rows to which they refer, and take them back. “orders” cannot be tried.';
  it.each<readonly [string, readonly Table[], LoadChoices, readonly string[]]>([
    ['all tables', [users(), orders], {}, [all]],
    ['no table whose rows are there', [users({ existing: { count: 10, areOurs: true } })], {}, []],
    [
      'the deletion too',
      [users({ existing: OTHER }), orders],
      { replace: true },
      [
        'Try the first rows of 2 tables, with the rows to which they refer, after the deletion, and take them back.',
      ],
    ],
    [
      'nothing behind a deletion that takes long',
      [users({ existing: { count: 100_001, areOurs: false } })],
      { replace: true },
      [],
    ],
    [
      'nothing behind a deletion that stays',
      [users({ existing: OTHER, isTransactional: false }), orders],
      { replace: true },
      [],
    ],
    ['no table that keeps its rows', [users(), { ...orders, isTransactional: false }], {}, [usersAlone]],
    [
      'no table whose triggers write to a table that may keep its rows',
      [users(), { ...orders, triggers: true }, { name: 'logs', isTransactional: false, isOutside: true }],
      {},
      [usersAlone],
    ],
    ['no table whose counter would go on', [users(), { ...orders, isCounted: true }], {}, [usersAlone]],
    [
      'no table whose keys are no references',
      [users(), { ...orders, areReferences: false }],
      {},
      [usersAlone],
    ],
    [
      'no table that refers to a table that is not tried',
      [users({ isTransactional: false }), orders],
      {},
      [],
    ],
  ])('tries %s', (_, tables, choices, expected) => {
    expect(tried(tables, choices)).toEqual(expected);
  });
});
