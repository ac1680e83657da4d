import { describe, expect, it } from 'vitest';
import { importSql } from '../../../fixtures/import/imported.ts';

async function columnOf(definition: string, table = 'things') {
  const { schema } = await importSql(
    `CREATE TABLE ${table} (id int PRIMARY KEY, ${definition}) ENGINE=InnoDB;`,
  );
  const column = schema.tables[0]?.columns[1];
  return { field: column?.field, values: column?.options?.values, options: column?.options };
}

describe('a default of a column of texts', () => {
  it('tells the life of its rows', async () => {
    const { values } = await columnOf("status varchar(20) DEFAULT 'draft'");
    expect(values).toEqual(expect.arrayContaining(['draft', 'published']));
  });

  it('tells how the other texts are written', async () => {
    const { values } = await columnOf("status varchar(20) DEFAULT 'IN_PROGRESS'", 'tasks');
    expect(values).toEqual(expect.arrayContaining(['TODO', 'IN_PROGRESS', 'DONE']));
  });

  it('is the only value of a name that says nothing', async () => {
    const { field, options } = await columnOf("browse_view varchar(40) DEFAULT 'grid'");
    expect([field, options?.value]).toEqual(['constant', 'grid']);
  });
});

describe('a comment', () => {
  it.each([
    ["kind int COMMENT '0=off, 1=on, 2=auto'", [0, 1, 2]],
    ["kind varchar(9) COMMENT 'A: active, I: inactive'", ['A', 'I']],
    ["kind varchar(9) COMMENT 'draft/sent/paid'", ['draft', 'sent', 'paid']],
    [`kind varchar(9) COMMENT 'either "north" or "south"'`, ['north', 'south']],
  ])('lists the values: %s', async (definition, values) => {
    expect((await columnOf(definition)).values).toEqual(values);
  });

  it('in Chinese lists the values', async () => {
    expect((await columnOf("kind char(1) COMMENT '类型（1通知 2公告）'")).values).toEqual(['1', '2']);
  });

  it('tells the range of a number', async () => {
    expect((await columnOf("mark smallint DEFAULT 1 COMMENT 'from 1-5'")).options).toMatchObject({
      min: 1,
      max: 5,
    });
  });

  it.each([
    ['kind int DEFAULT 1 -- 0 == hide, 1 == display, 2 == primary\n', [0, 1, 2]],
    ['kind text /* Transaction, Stock, Bank Account */', ['Transaction', 'Stock', 'Bank Account']],
  ])('behind a column lists the values: %s', async (definition, values) => {
    expect((await columnOf(definition)).values).toEqual(values);
  });

  it('behind the comma of a column is about that column', async () => {
    const { schema } = await importSql(
      'CREATE TABLE t (id int,\n  kind text, -- draft, sent, paid\n  color text\n);',
    );
    const [, kind, color] = schema.tables[0]?.columns ?? [];
    expect(kind?.options?.values).toEqual(['draft', 'sent', 'paid']);
    expect(color?.options?.values).toBeUndefined();
  });

  it('for programmers lists nothing', async () => {
    const { values } = await columnOf('color varchar(30) -- TODO: rename/move');
    expect(values).not.toEqual(expect.arrayContaining(['move']));
  });

  it('without a list does not', async () => {
    const { values } = await columnOf("color varchar(30) COMMENT 'The color of the thing, if it has one'");
    expect(values).toBeUndefined();
  });
});

describe('a number', () => {
  it('of a timeout is around its default', async () => {
    expect((await columnOf('wait int DEFAULT 30')).options).toMatchObject({ min: 15, max: 60 });
  });

  it('of things is no moment', async () => {
    expect((await columnOf('items_created int')).options).toMatchObject({ min: 0, max: 100 });
  });

  it('of one digit without a sign is 0 or 1', async () => {
    expect((await columnOf('show_all tinyint(1) unsigned')).values).toEqual([0, 1]);
  });

  it('of money in a wide column has cents', async () => {
    expect((await columnOf('price decimal(32, 16)')).options).toMatchObject({ decimals: 2 });
  });
});

it('a state of a thing without an address is no part of a country', async () => {
  expect((await columnOf('workflow_state varchar(30)', 'deposits')).field).toBe('list');
});

it('a column of JSON with a plural lists what it is called', async () => {
  const { field, options } = await columnOf('languages json');
  expect(field).toBe('array');
  expect(options?.options).toMatchObject({ values: expect.arrayContaining(['en']) });
});
