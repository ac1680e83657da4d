import { describe, expect, it } from 'vitest';
import { codeOf, openDocument } from '../../fixtures/code.ts';
import { importSql } from '../../fixtures/import/imported.ts';
import { schemaFile } from '../../fixtures/writers.ts';

interface KeyedColumn {
  readonly field: string;
  readonly options?: object;
  readonly type?: string;
  readonly maxLength?: number;
}

const alpha = (length: number) => ({ field: 'string.alpha', options: { length } });
const list = (...values: string[]) => ({ field: 'list', options: { values } });
const twoOf = (length: number) => list('a'.repeat(length), 'b'.repeat(length));

function document(columns: readonly KeyedColumn[], keys: object = {}) {
  return {
    version: 1,
    tables: [
      { name: 't', rows: 2, columns: columns.map((column, i) => ({ name: `c${i}`, ...column })), ...keys },
    ],
  };
}

const unique = (column: KeyedColumn) => document([{ ...column, ...{ unique: true } }]);
const inOneKey = (...columns: KeyedColumn[]) =>
  document(columns, { primaryKey: columns.map((_, i) => `c${i}`) });

/** The file of a document, and the type and the length of each of its columns there. */
function declared(dialect: string, source: object) {
  const file = schemaFile('sql', openDocument(source).tables, { dialect });
  const columns = [...file.matchAll(/^ {2}[`[](\w+)[`\]] (\w+(?:\((?:\d+|max)\))?)(.*) NOT NULL/gm)];
  return {
    types: columns.map(([, , type]) => type),
    rest: columns.map(([, , , rest]) => rest?.trim()),
    notes: [...file.matchAll(/^-- .*$/gm)].map(([note]) => note),
  };
}

/** In characters: MySQL's 3,072 bytes hold 768, and SQL Server's 1,700 and 900 bytes hold 850 and 450. */
const cases = [
  { name: 'texts of 300', source: unique(alpha(300)), mysql: ['varchar(300)'], sqlserver: ['nvarchar(450)'] },
  { name: 'texts of 700', source: unique(alpha(700)), mysql: ['varchar(700)'], sqlserver: ['nvarchar(700)'] },
  { name: 'short texts', source: unique(alpha(20)), mysql: ['varchar(255)'], sqlserver: ['nvarchar(450)'] },
  {
    name: 'texts of up to 40',
    source: unique({ field: 'string.alpha', maxLength: 40 }),
    mysql: ['varchar(40)'],
    sqlserver: ['nvarchar(40)'],
  },
  {
    name: 'a long and a short text in a primary key',
    source: inOneKey(twoOf(400), twoOf(40)),
    mysql: ['varchar(400)', 'varchar(255)'],
    sqlserver: ['nvarchar(450)', 'nvarchar(450)'],
  },
  {
    name: 'four texts in a primary key',
    source: inOneKey(twoOf(10), twoOf(10), twoOf(10), twoOf(10)),
    mysql: Array(4).fill('varchar(192)'),
    sqlserver: Array(4).fill('nvarchar(450)'),
  },
];

describe('a key of texts', () => {
  it.each(cases)('has room for $name', ({ source, mysql, sqlserver }) => {
    expect(declared('mysql', source)).toMatchObject({ types: mysql, notes: [] });
    expect(declared('sqlserver', source)).toMatchObject({ types: sqlserver, notes: [] });
  });

  it.each([
    { dialect: 'mysql', length: 769, type: 'varchar(768)', room: 768 },
    { dialect: 'sqlserver', length: 851, type: 'nvarchar(850)', room: 850 },
  ])('of $dialect is said to be too small for texts of $length', ({ dialect, length, type, room }) => {
    const { types, notes } = declared(dialect, unique(alpha(length)));
    expect(types).toEqual([type]);
    expect(notes).toEqual([
      `-- The key “c0” of “t” has room for ${room} characters, but its texts can have up to ${length}. The database refuses longer texts.`,
    ]);
  });

  it('has the same types in the tables that refer to it, also where these share a key', () => {
    const columns = ['a', 'b'].map((name) => ({ name, ...alpha(500), unique: true }));
    const references = ['a', 'b'].map((column) => ({
      name: `ref_${column}`,
      field: 'reference',
      options: { table: 't', column },
    }));
    const { types, notes } = declared('mysql', {
      version: 1,
      tables: [
        { name: 't', rows: 3, columns },
        { name: 'u', rows: 2, columns: references, primaryKey: ['ref_a', 'ref_b'] },
      ],
    });
    expect(types).toEqual(Array(4).fill('varchar(384)'));
    expect(notes).toHaveLength(3);
  });

  it('is said to treat texts as equal that differ only in spaces, where the database does', () => {
    const source = unique(list('a', 'a '));
    expect(declared('mysql', source).rest).toEqual(['COLLATE utf8mb4_bin']);
    expect(declared('mysql', source).notes).toEqual([expect.stringMatching(/“t\.c0”.*MySQL ignores/)]);
    expect(declared('sqlserver', source).notes).toEqual([
      expect.stringMatching(/“t\.c0”.*SQL Server ignores/),
    ]);
    expect(declared('postgresql', source).notes).toEqual([]);
    expect(declared('mysql', unique(list('a', 'b c'))).notes).toEqual([]);
  });

  it.each([
    ['regex', { pattern: '[a-z]{40}' }, 0],
    ['regex', { pattern: '[a-z]{9} ?' }, 1],
    ['regex', { pattern: '[a-z] [0-9]' }, 0],
    ['formula', { expression: "concat('x', row)" }, 0],
    ['list', { values: ['a', 'b\t'] }, 0],
  ])(
    'is said to ignore spaces only where its texts are known to end in them: %s, %o',
    (field, options, count) => {
      const { notes } = declared('mysql', inOneKey({ field, options }, { field: 'sequence' }));
      expect(notes.filter((note) => note.includes('end in spaces'))).toHaveLength(count);
    },
  );

  it('has no note on spaces if it is a template of a pattern without spaces', () => {
    const pattern = { field: 'regex', options: { pattern: '[a-z]{40}' }, unique: true };
    const template = { field: 'template', options: { text: 'x{c0}' }, unique: true };
    expect(declared('mysql', document([pattern, template])).notes).toEqual([]);
  });

  it('has the same notes without CREATE TABLE, and in the statements alone', () => {
    const { tables } = openDocument(unique(list('a', 'a ')));
    const notesOf = (file: string) => file.match(/^-- .*$/gm);
    for (const dialect of ['mysql', 'sqlserver']) {
      const { notes } = declared(dialect, unique(list('a', 'a ')));
      expect(notes).toHaveLength(1);
      expect(notesOf(schemaFile('sql', tables, { dialect, create: false }))).toEqual(notes);
      expect(notesOf(codeOf('ddl', openDocument(unique(list('a', 'a '))), { dialect }))).toEqual(notes);
    }
  });

  it('is read from the statements with its notes as without them', async () => {
    const ddl = codeOf('ddl', openDocument(unique(list('a', 'a '))), { dialect: 'mysql' });
    const withNotes = await importSql(ddl);
    expect(withNotes).toEqual(await importSql(ddl.replace(/^-- .*\n/gm, '')));
    expect(withNotes.schema).toMatchObject({ tables: [{ name: 't', columns: [{ unique: true }] }] });
  });

  it('is said to treat “a” and “A” as equal if its own type does', () => {
    const source = unique({ ...list('a', 'A'), type: 'varchar(9)' });
    expect(declared('mysql', source).notes).toEqual([expect.stringMatching(/“t\.c0”.*type of its own/)]);
    const binary = unique({ ...list('a', 'A'), type: 'varchar(9) COLLATE utf8mb4_bin' });
    expect(declared('mysql', binary).notes).toEqual([]);
    expect(declared('mysql', unique({ ...list('a', 'b'), type: 'varchar(9)' })).notes).toEqual([]);
  });
});
