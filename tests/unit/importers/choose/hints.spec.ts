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
