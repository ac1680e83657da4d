import { describe, expect, it } from 'vitest';
import type { SourceDialect } from '../../../../src/importers/source-tables.ts';
import { openDocument } from '../../../fixtures/code.ts';
import { importSql } from '../../../fixtures/import/imported.ts';
import { columnIn, read, reasonsIn, tableIn } from './read.ts';

it.each(['#__', '%PREFIX%_', '{PREFIX}', '{$prefix}_', '$' + '{schema}.', '@@'])(
  'reads names behind the placeholder %s, which programs replace',
  (placeholder) => {
    const script = `CREATE TABLE IF NOT EXISTS ${placeholder}users (id int PRIMARY KEY);
      CREATE TABLE \`${placeholder}orders\` (id int PRIMARY KEY, user_id int REFERENCES ${placeholder}users (id), note varchar(20) DEFAULT '{note}');`;
    const { tables } = read(script, 'mysql');
    expect(tables.map(({ name }) => name)).toEqual(['users', 'orders']);
    expect(tables[1]?.foreignKeys).toMatchObject([{ columns: ['user_id'], table: 'users' }]);
    expect(tables[1]?.columns.find(({ name }) => name === 'note')?.default).toEqual({ value: '{note}' });
  },
);

it('has a note that says what SQL files of the schema lack', () => {
  const notes = (text: string, dialect: SourceDialect) => read(text, dialect).notes;
  const users = `CREATE TABLE users (
    id int AUTO_INCREMENT PRIMARY KEY, age int DEFAULT 18 CHECK (age > 0), state enum('on','off'));`;
  const orders = `CREATE TABLE orders (
    id int PRIMARY KEY, user int, FOREIGN KEY (user) REFERENCES orders (id) ON UPDATE CASCADE ON DELETE SET NULL);`;
  expect(notes(users, 'mysql')).toEqual([
    'SQL that is written from the schema has none of these: CHECK, DEFAULT, ENUM.',
  ]);
  // A document numbers only keys.
  expect(notes('CREATE TABLE t (id int PRIMARY KEY, n serial);', 'postgresql')).toEqual([
    'SQL that is written from the schema has none of these: automatic numbering.',
  ]);
  expect(notes(orders, 'mysql')).toEqual([
    'SQL that is written from the schema has none of these: ON DELETE, ON UPDATE.',
  ]);
  expect(notes('CREATE DOMAIN d AS int CHECK (VALUE > 0); CREATE TABLE a (x d);', 'postgresql')).toEqual([
    'SQL that is written from the schema has none of these: CHECK.',
  ]);
  expect(
    notes(
      "CREATE DOMAIN d AS int CHECK (VALUE > 0); CREATE TYPE e AS ENUM ('a'); CREATE TABLE a (x d[], y e[]);",
      'postgresql',
    ),
  ).toEqual(['SQL that is written from the schema has none of these: CHECK, ENUM.']);
  expect(notes('CREATE TABLE a (id integer PRIMARY KEY, x int DEFAULT NULL);', 'sqlite')).toEqual([]);
});

describe('the note on what happens on delete or update', () => {
  const WITHOUT_DELETE = ['SQL that is written from the schema has none of these: ON DELETE.'];
  const WITHOUT_UPDATE = ['SQL that is written from the schema has none of these: ON UPDATE.'];
  const keys = (parent: string, action: string) => [
    `CREATE TABLE b (id int PRIMARY KEY); CREATE TABLE a (x int REFERENCES ${parent} (id) ${action});`,
    `CREATE TABLE b (id int PRIMARY KEY); CREATE TABLE a (x int, FOREIGN KEY (x) REFERENCES ${parent} (id) ${action});`,
  ];
  const notes = (scripts: readonly string[], dialect: SourceDialect) =>
    scripts.map((script) => read(script, dialect).notes);

  it.each([
    ['postgresql', 'ON DELETE CASCADE', WITHOUT_DELETE],
    ['postgresql', 'ON DELETE SET NULL ON UPDATE NO ACTION', WITHOUT_DELETE],
    ['sqlserver', 'ON DELETE NO ACTION ON UPDATE SET DEFAULT', WITHOUT_UPDATE],
    ['sqlite', 'ON UPDATE RESTRICT', WITHOUT_UPDATE],
    ['mysql', 'ON UPDATE RESTRICT ON DELETE CASCADE', WITHOUT_DELETE],
  ] as const)('names what the database would not do by itself: %s, %s', (dialect, action, expected) => {
    expect(notes(keys('b', action), dialect)).toEqual([expected, expected]);
  });

  it.each([
    ['postgresql', 'ON DELETE NO ACTION ON UPDATE NO ACTION'],
    ['mysql', 'ON DELETE RESTRICT ON UPDATE RESTRICT'],
  ] as const)('is not there for what it does anyway: %s, %s', (dialect, action) => {
    expect(notes(keys('b', action), dialect)).toEqual([[], []]);
  });

  it('is not there for a foreign key that is skipped', () => {
    expect(notes(keys('other', 'ON DELETE CASCADE'), 'postgresql')).toEqual([[], []]);
  });

  it('names what MySQL writes into a column on update', () => {
    const script = 'CREATE TABLE a (x timestamp NULL ON UPDATE CURRENT_TIMESTAMP)';
    expect(notes([script], 'mysql')).toEqual([WITHOUT_UPDATE]);
  });
});

it('counts the columns that the database computes', () => {
  const { notes } = read('CREATE TABLE a (x int, y int GENERATED ALWAYS AS (x + 1) STORED);', 'postgresql');
  expect(notes).toEqual(['1 column was left out because the database computes it.']);
});

describe('schemas of a database', () => {
  it('that tables lose are told', () => {
    const notes = (text: string, dialect: SourceDialect) => read(text, dialect).notes;
    expect(notes('CREATE TABLE sales.a (x int); CREATE TABLE b (x int);', 'postgresql')).toEqual([
      'The tables are named without the schemas that they are in: “sales”. To load rows there, set search_path first.',
    ]);
    expect(notes('CREATE TABLE [dbo].[a] (x int); CREATE TABLE [sales].[b] (x int);', 'sqlserver')).toEqual([
      'The tables are named without the schemas that they are in: “sales”. To load rows there, set the default schema of the user first.',
    ]);
    expect(notes('CREATE TABLE public.a (x int);', 'postgresql')).toEqual([]);
    expect(notes('USE shop; CREATE TABLE a (x int);', 'mysql')).toEqual([]);
  });
});

describe('keys', () => {
  it.each([
    ['postgresql', 'CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE)'],
    [
      'postgresql',
      'CREATE TABLE t (a int, b int, CONSTRAINT p PRIMARY KEY (a), CONSTRAINT u UNIQUE NULLS NOT DISTINCT (b))',
    ],
    [
      'postgresql',
      'CREATE TABLE public.t (a integer NOT NULL, b integer);\nALTER TABLE ONLY public.t\n    ADD CONSTRAINT t_pkey PRIMARY KEY (a);\nCREATE UNIQUE INDEX u ON public.t USING btree (b DESC NULLS LAST) INCLUDE (a);',
    ],
    [
      'mysql',
      'CREATE TABLE `t` (`a` int NOT NULL, `b` int, PRIMARY KEY (`a`), UNIQUE KEY `u` (`b`) USING BTREE, KEY `k` (`a`,`b`))',
    ],
    [
      'mysql',
      'CREATE TABLE `t` (`a` int, `b` int); ALTER TABLE `t` ADD PRIMARY KEY (`a`), ADD UNIQUE KEY `u` (`b`), ADD KEY `k` (`b`);',
    ],
    ['sqlite', 'CREATE TABLE t (a int primary key, b int, UNIQUE (b) ON CONFLICT REPLACE)'],
    ['sqlite', 'CREATE TABLE t (a int, b int, CONSTRAINT p PRIMARY KEY (a) CONSTRAINT u UNIQUE (b))'],
    [
      'sqlserver',
      'CREATE TABLE [dbo].[t]([a] [int] NOT NULL, [b] [int],\n CONSTRAINT [p] PRIMARY KEY CLUSTERED \n(\n\t[a] ASC\n)WITH (PAD_INDEX = OFF) ON [PRIMARY],\nUNIQUE NONCLUSTERED ([b] DESC) ON [PRIMARY]\n) ON [PRIMARY]\nGO',
    ],
  ] as const)('are read from %s: %s', (dialect, script) => {
    const { primaryKey, uniqueKeys, columns } = tableIn(script, dialect);
    expect({ primaryKey, uniqueKeys }).toEqual({ primaryKey: ['a'], uniqueKeys: [['b']] });
    expect(columns.map(({ name, nullable }) => [name, nullable])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it('of SQL Server without a comma before them are of their columns', () => {
    const script =
      'CREATE TABLE t (a int, b int NOT NULL, c int NOT NULL\n CONSTRAINT pk PRIMARY KEY CLUSTERED ([a] ASC), d int CONSTRAINT u UNIQUE NONCLUSTERED (a, d))';
    const { primaryKey, uniqueKeys, columns } = tableIn(script, 'sqlserver');
    expect({ primaryKey, uniqueKeys, count: columns.length }).toEqual({
      primaryKey: ['a'],
      uniqueKeys: [['a', 'd']],
      count: 4,
    });
    expect(reasonsIn(script, 'sqlserver')).toEqual([]);
  });

  it('keep the order of several columns', () => {
    const { primaryKey, uniqueKeys } = tableIn(
      'CREATE TABLE t (a int, b int, c int, PRIMARY KEY (c, a), UNIQUE (b, c))',
      'sqlite',
    );
    expect({ primaryKey, uniqueKeys }).toEqual({ primaryKey: ['c', 'a'], uniqueKeys: [['b', 'c']] });
  });

  it.each([
    ['postgresql', 'CREATE UNIQUE INDEX u ON t (a) WHERE (b > 0);'],
    ['postgresql', 'CREATE UNIQUE INDEX u ON t (a) WHERE ((a IS NOT NULL) AND (b IS NULL));'],
    ['sqlite', "CREATE UNIQUE INDEX u ON t (a) WHERE b = 'x';"],
  ] as const)('of some rows are keys of all rows, and that is said in %s: %s', (dialect, index) => {
    const script = `CREATE TABLE t (a varchar(9), b int);\n${index}`;
    expect(tableIn(script, dialect).uniqueKeys).toEqual([['a']]);
    expect(reasonsIn(script, dialect)).toEqual([
      'The index is unique on some of the rows. Here it is a key of all rows.',
    ]);
  });

  it.each([
    ['sqlserver', 'CREATE UNIQUE NONCLUSTERED INDEX [u] ON [t] ([a] ASC) WHERE ([a] IS NOT NULL)\nGO', ['a']],
    [
      'sqlserver',
      'CREATE UNIQUE INDEX [u] ON [t] ([a], [b]) WHERE [a] IS NOT NULL AND [b] IS NOT NULL;',
      ['a', 'b'],
    ],
    ['postgresql', 'CREATE UNIQUE INDEX u ON t (A) WHERE (a IS NOT NULL);', ['a']],
  ] as const)('of the rows without nulls are keys in %s: %s', (dialect, index, key) => {
    const script = `CREATE TABLE t (a varchar(9), b int);\n${index}`;
    expect(tableIn(script, dialect).uniqueKeys).toEqual([key]);
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it.each([
    ['postgresql', 'CREATE UNIQUE INDEX u ON t USING btree (substr(a, 2));'],
    ['mysql', 'ALTER TABLE `t` ADD UNIQUE KEY `u` ((`b` + 1));'],
  ] as const)('of expressions are listed as skipped in %s: %s', (dialect, index) => {
    const script = `CREATE TABLE t (a varchar(9), b int);\n${index}`;
    expect(tableIn(script, dialect).uniqueKeys).toEqual([]);
    expect(read(script, dialect).skipped).toMatchObject([{ place: { line: 2 }, matters: true }]);
  });

  it.each([
    ['postgresql', 'CREATE UNIQUE INDEX u ON t (a, b) WHERE ((a IS NOT NULL) AND (b IS NOT NULL));'],
    [
      'sqlserver',
      'CREATE UNIQUE INDEX [u] ON [t] ([a], [b]) WHERE ([a] IS NOT NULL) WITH (PAD_INDEX = OFF) ON [PRIMARY]\nGO',
    ],
  ] as const)('of the rows without nulls are keys in %s: %s', (dialect, index) => {
    const script = `CREATE TABLE t (a varchar(9), b int);\n${index}`;
    expect(tableIn(script, dialect).uniqueKeys).toEqual([['a', 'b']]);
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it('of the beginning of a text are keys of the whole text, and that is said', () => {
    const script = 'CREATE TABLE `t` (`a` text, UNIQUE KEY `u` (`a`(10)))';
    expect(tableIn(script, 'mysql').uniqueKeys).toEqual([['a']]);
    expect(reasonsIn(script, 'mysql')).toEqual([
      'Only the first 10 characters of “a” are compared. All of them were read as the key.',
    ]);
  });

  it.each([
    'CREATE TABLE `t` (`a` text, `b` varchar(5), UNIQUE KEY `u` (`a`(10), `b`(8)))',
    'CREATE TABLE `t` (`a` text, `b` varchar(5)); CREATE UNIQUE INDEX `u` ON `t` (`a`(10), `b`(8));',
    'CREATE TABLE `t` (`a` text, `b` varchar(5), UNIQUE KEY `u` (`a`(20)), UNIQUE KEY `v` (`a`(10)))',
  ])('of the beginning of a text leave no room behind it: %s', (script) => {
    const lengths = tableIn(script, 'mysql').columns.map(({ type }) => type.maxLength);
    expect(lengths).toEqual([10, 5]);
  });
});

describe('foreign keys', () => {
  const FROM_U_TO_T = [{ columns: ['x', 'y'], table: 't', references: ['a', 'b'] }];
  const PARENT = 'CREATE TABLE t (a int, b int, PRIMARY KEY (a, b));';

  it.each([
    [
      'postgresql',
      `${PARENT} CREATE TABLE u (x int, y int, FOREIGN KEY (x, y) REFERENCES t (a, b) MATCH FULL ON DELETE SET NULL);`,
    ],
    [
      'postgresql',
      `CREATE TABLE u (x int, y int); ${PARENT} ALTER TABLE ONLY public.u ADD CONSTRAINT f FOREIGN KEY (x, y) REFERENCES public.t(a, b) DEFERRABLE INITIALLY DEFERRED;`,
    ],
    [
      'mysql',
      `${PARENT} CREATE TABLE u (x int, y int, KEY f (x, y), CONSTRAINT \`f\` FOREIGN KEY (x, y) REFERENCES \`t\` (\`a\`, \`b\`) ON DELETE CASCADE ON UPDATE NO ACTION) ENGINE=InnoDB;`,
    ],
    [
      'sqlserver',
      `${PARENT}\nCREATE TABLE u (x int, y int)\nGO\nALTER TABLE [dbo].[u]  WITH CHECK ADD  CONSTRAINT [f] FOREIGN KEY([x], [y])\nREFERENCES [dbo].[t] ([a], [b])\nGO\nALTER TABLE [dbo].[u] CHECK CONSTRAINT [f]\nGO`,
    ],
  ] as const)('are read from %s: %s', (dialect, script) => {
    expect(tableIn(script, dialect, 'u').foreignKeys).toEqual(FROM_U_TO_T);
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it('of a column can leave the other column out, refer to their own table, and be two to one table', () => {
    const script =
      'CREATE TABLE t (id int PRIMARY KEY, p int REFERENCES t, q int REFERENCES t (id) ON DELETE SET NULL NOT NULL)';
    const { foreignKeys, columns } = tableIn(script, 'sqlite');
    expect(foreignKeys).toEqual([
      { columns: ['p'], table: 't', references: [] },
      { columns: ['q'], table: 't', references: ['id'] },
    ]);
    expect(columns.map(({ nullable }) => nullable)).toEqual([false, true, false]);
  });

  it('to tables that are not in the source share the keys of tables that are made for them', () => {
    const script =
      'CREATE TABLE users (id bigint PRIMARY KEY);\nCREATE TABLE t (id int,\n p varchar(9) REFERENCES other, u uuid REFERENCES auth.users (id));\nCREATE TABLE v (q varchar(7) REFERENCES public.other (id), u uuid REFERENCES auth.users);';
    const { tables, skipped } = read(script, 'postgresql');
    expect(tables.slice(3)).toMatchObject([
      {
        name: 'other',
        isMadeForKeys: true,
        primaryKey: ['id'],
        columns: [{ name: 'id', type: { written: 'varchar(7)' } }],
      },
      { name: 'auth.users', primaryKey: ['id'], columns: [{ name: 'id', type: { value: 'uuid' } }] },
    ]);
    const keys = tables.flatMap(({ foreignKeys }) => foreignKeys.map(({ table }) => table));
    expect(keys).toEqual(['other', 'auth.users', 'other', 'auth.users']);
    expect(skipped).toMatchObject([
      { place: { line: 3 }, reason: expect.stringContaining('lacks the table “other”'), matters: true },
      { place: { line: 3 }, reason: expect.stringContaining('lacks the table “auth.users”'), matters: true },
    ]);
  });

  it('of several columns to a table that is not in the source have all of them', () => {
    const script =
      'CREATE TABLE t (a int, b text, c int, FOREIGN KEY (a, b) REFERENCES p (x, y), FOREIGN KEY (c) REFERENCES p (z))';
    expect(read(script, 'postgresql').tables[1]).toMatchObject({
      columns: [{ name: 'x' }, { name: 'y' }, { name: 'z' }],
      primaryKey: ['x', 'y'],
      uniqueKeys: [['z']],
    });
  });
});

describe('columns that the database fills', () => {
  it.each([
    ['postgresql', 'CREATE TABLE t (c serial)', { start: 1, step: 1 }],
    [
      'postgresql',
      'CREATE TABLE t (c int GENERATED BY DEFAULT AS IDENTITY (START WITH 100 INCREMENT BY 5))',
      { start: 100, step: 5 },
    ],
    [
      'postgresql',
      `CREATE TABLE public.t (c bigint NOT NULL);
ALTER TABLE public.t ALTER COLUMN c ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.t_c_seq
    START WITH 7
    INCREMENT BY -2
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);`,
      { start: 7, step: -2 },
    ],
    [
      'postgresql',
      `CREATE TABLE public.t (c integer NOT NULL);
CREATE SEQUENCE public."t Seq" AS integer START WITH 10 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1;
ALTER SEQUENCE public."t Seq" OWNED BY public.t.c;
ALTER TABLE ONLY public.t ALTER COLUMN c SET DEFAULT nextval('public."t Seq"'::regclass);`,
      { start: 10, step: 1 },
    ],
    [
      'mysql',
      'CREATE TABLE `t` (`c` int(11) NOT NULL AUTO_INCREMENT, PRIMARY KEY (`c`)) AUTO_INCREMENT=42',
      { start: 1, step: 1 },
    ],
    [
      'mysql',
      'CREATE TABLE `t` (`c` int NOT NULL); ALTER TABLE `t` MODIFY `c` int NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=5;',
      { start: 1, step: 1 },
    ],
    ['sqlite', 'CREATE TABLE t (c INTEGER PRIMARY KEY)', { start: 1, step: 1 }],
    ['sqlite', 'CREATE TABLE t (c integer, primary key (c))', { start: 1, step: 1 }],
    [
      'sqlserver',
      'CREATE TABLE t ([c] [int] IDENTITY(100,5) NOT FOR REPLICATION NOT NULL)',
      { start: 100, step: 5 },
    ],
    [
      'sqlserver',
      'CREATE SEQUENCE [dbo].[s] START WITH 3\nGO\nCREATE TABLE t (c int DEFAULT (NEXT VALUE FOR [dbo].[s]))',
      { start: 3, step: 1 },
    ],
  ] as const)('with numbers in %s: %s', (dialect, script, sequence) => {
    expect(columnIn(script, dialect).sequence).toEqual(sequence);
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it.each(['INT PRIMARY KEY', 'INTEGER', 'INTEGER PRIMARY KEY) WITHOUT ROWID; --'])(
    'are not those of SQLite with %s',
    (definition) => {
      expect(columnIn(`CREATE TABLE t (c ${definition})`, 'sqlite').sequence).toBeUndefined();
    },
  );

  it.each([
    ['postgresql', 'numeric GENERATED ALWAYS AS ((a * (b)::numeric)) STORED', '(a * (b)::numeric)'],
    ['mysql', 'int(11) GENERATED ALWAYS AS (`a` * 2) VIRTUAL', '`a` * 2'],
    ['mysql', 'int(11) GENERATED ALWAYS AS (`a` * 2) STORED NOT NULL', '`a` * 2'],
    ['sqlite', "int AS (a || 'x') STORED", "a || 'x'"],
    ['sqlserver', 'AS (isnull([a]+[b],(0))) PERSISTED NOT NULL', 'isnull([a]+[b],(0))'],
    ['sqlserver', '[rowversion] NOT NULL', 'rowversion'],
  ] as const)('with an expression in %s: %s', (dialect, definition, generated) => {
    expect(columnIn(`CREATE TABLE t (c ${definition}, d int)`, dialect, 'c').generated).toBe(generated);
  });
});

it('columns of which the database takes no numbers in an INSERT are named', () => {
  const script =
    'CREATE TABLE t (a int GENERATED ALWAYS AS IDENTITY, b int GENERATED BY DEFAULT AS IDENTITY, c int NOT NULL);';
  const noted = (more: string) =>
    read(`${script}${more}`, 'postgresql').notes?.filter((note) => note.includes('sql-copy'));
  expect(noted('')).toEqual([expect.stringMatching(/“t\.a” in an INSERT/)]);
  expect(noted('ALTER TABLE t ALTER c ADD GENERATED ALWAYS AS IDENTITY;')).toEqual([
    expect.stringContaining('“t.a”, “t.c”'),
  ]);
  for (const change of ['SET GENERATED BY DEFAULT', 'DROP IDENTITY IF EXISTS'])
    expect(noted(`ALTER TABLE t ALTER COLUMN a ${change};`)).toEqual([]);
});

describe('defaults', () => {
  it.each([
    ['postgresql', "text DEFAULT 'new'::text NOT NULL", { value: 'new' }],
    ['postgresql', "integer DEFAULT '-5'::integer", { value: -5 }],
    ['postgresql', 'boolean DEFAULT false', { value: false }],
    ['postgresql', 'character varying(9) DEFAULT NULL::character varying', undefined],
    ['postgresql', 'uuid DEFAULT gen_random_uuid() NOT NULL', { expression: 'gen_random_uuid()' }],
    ['postgresql', "text DEFAULT ('a'::text || 'b  c'::text)", { expression: "('a'::text || 'b  c'::text)" }],
    ['mysql', "varchar(9) NOT NULL DEFAULT 'a\\\\b''c\\n'", { value: "a\\b'c\n" }],
    ['mysql', "int NOT NULL DEFAULT '0'", { value: 0 }],
    ['mysql', "bit(1) NOT NULL DEFAULT b'0'", { value: false }],
    [
      'mysql',
      'datetime(3) DEFAULT current_timestamp(3) ON UPDATE current_timestamp(3)',
      { expression: 'current_timestamp(3)' },
    ],
    ['sqlite', 'text default "x"', { value: 'x' }],
    ['sqlite', "text default 'a;b' collate nocase", { value: 'a;b' }],
    ['sqlserver', '[bit] NOT NULL CONSTRAINT [d] DEFAULT ((1))', { value: true }],
    ['sqlserver', "[nvarchar](9) DEFAULT (N'x')", { value: 'x' }],
  ] as const)('of %s: %s', (dialect, definition, expected) => {
    const script = `CREATE TABLE t (c ${definition});`;
    expect(columnIn(script, dialect).default).toEqual(expected);
    expect(reasonsIn(script, dialect)).toEqual([]);
  });

  it('of SQL Server can be added under a name', () => {
    const script =
      'CREATE TABLE [dbo].[t]([c] [int] NULL)\nGO\nALTER TABLE [dbo].[t] ADD  CONSTRAINT [DF_c]  DEFAULT ((7)) FOR [c]\nGO';
    expect(columnIn(script, 'sqlserver').default).toEqual({ value: 7 });
  });
});

describe('comments', () => {
  it.each([
    ['postgresql', "CREATE TABLE public.t (c int); COMMENT ON COLUMN public.t.c IS 'It''s; here';"],
    ['mysql', "CREATE TABLE `t` (`c` int COMMENT 'It''s; here') COMMENT='All'"],
    [
      'sqlserver',
      "CREATE TABLE [dbo].[t]([c] [int])\nGO\nEXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'It''s; here' , @level0type=N'SCHEMA',@level0name=N'dbo', @level1type=N'TABLE',@level1name=N't', @level2type=N'COLUMN',@level2name=N'c'\nGO",
    ],
  ] as const)('of %s are kept', (dialect, script) => {
    expect(columnIn(script, dialect).comment).toBe("It's; here");
  });
});

describe('tables', () => {
  it('have the columns of the tables that they inherit from, and are not their partitions', () => {
    const script = `CREATE TABLE public.base (id integer NOT NULL, CONSTRAINT k CHECK ((id > 0)));
CREATE TABLE public.child (extra text)\nINHERITS (public.base);
CREATE TABLE public.parted (at date NOT NULL)\nPARTITION BY RANGE (at);
CREATE TABLE public.parted_1 (at date NOT NULL);
CREATE TABLE public.parted_2 PARTITION OF public.parted DEFAULT;
ALTER TABLE ONLY public.parted ATTACH PARTITION public.parted_1 FOR VALUES FROM ('2020-01-01') TO ('2021-01-01');`;
    const { tables, skipped } = read(script, 'postgresql');
    expect(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual([
      ['base', ['id']],
      ['child', ['id', 'extra']],
      ['parted', ['at']],
    ]);
    expect(tables[1]?.columns[0]).toMatchObject({ nullable: false, bounds: { min: 0, exclusiveMin: true } });
    expect(skipped.map(({ text, matters }) => [text, matters])).toEqual([['public.parted_1', false]]);
  });

  it('that repeat columns which they inherit take no null where the others take none', () => {
    const script =
      'CREATE TABLE a (x int NOT NULL, y int); CREATE TABLE b (x int, y int NOT NULL) INHERITS (a);';
    const { columns } = tableIn(script, 'postgresql', 'b');
    expect(columns.map(({ name, nullable }) => [name, nullable])).toEqual([
      ['x', false],
      ['y', false],
    ]);
  });

  it('can be copied with LIKE', () => {
    const script =
      'CREATE TABLE a (id int PRIMARY KEY, n text NOT NULL); CREATE TABLE b (x int, LIKE a INCLUDING ALL);';
    const { columns, primaryKey } = tableIn(script, 'postgresql', 'b');
    expect([columns.map(({ name }) => name), primaryKey]).toEqual([['x', 'id', 'n'], ['id']]);
  });

  it('have their namespace in their name only if another table has the same name', () => {
    const script =
      'CREATE TABLE a.t (id int PRIMARY KEY); CREATE TABLE b.t (id int REFERENCES a.t); CREATE TABLE b.u (id int REFERENCES t);';
    const { tables, skipped } = read(script, 'postgresql');
    expect(tables.map(({ name }) => name)).toEqual(['a.t', 'b.t', 'u']);
    expect(tables[1]?.foreignKeys[0]?.table).toBe('a.t');
    expect(tables[2]?.foreignKeys[0]?.table).toBe('b.t');
    expect(skipped).toEqual([]);
  });

  it('keep their own name in the default namespace', () => {
    const script =
      'CREATE TABLE auth.users (id int PRIMARY KEY); CREATE TABLE public.users (id int REFERENCES auth.users);';
    const { tables, notes } = read(script, 'postgresql');
    expect(tables.map(({ name }) => name)).toEqual(['auth.users', 'users']);
    expect(tables[1]?.foreignKeys[0]?.table).toBe('auth.users');
    expect(notes).toEqual([expect.stringContaining('the name of the schema comes first: “auth.users”.')]);
  });

  it('have names as the database stores them', () => {
    expect(tableIn('CREATE TABLE Orders (OrderID serial, "Full Name" text)', 'postgresql')).toMatchObject({
      name: 'orders',
      columns: [{ name: 'orderid' }, { name: 'Full Name' }],
    });
    expect(tableIn('CREATE TABLE Orders (OrderID int, `we``ird` int)', 'mysql')).toMatchObject({
      name: 'Orders',
      columns: [{ name: 'OrderID' }, { name: 'we`ird' }],
    });
    expect(tableIn('CREATE TABLE [dbo].[we]]ird] ([a b] int)', 'sqlserver')).toMatchObject({
      name: 'we]ird',
      columns: [{ name: 'a b' }],
    });
    expect(tableIn('CREATE TABLE U&"d\\0061t\\+000061" (a int)', 'postgresql').name).toBe('data');
  });

  it.each([
    ['CREATE TEMPORARY TABLE x (a int);', false],
    ['CREATE TABLE x AS SELECT * FROM t;', true],
    ['CREATE FOREIGN TABLE x (a int) SERVER s;', true],
    ['CREATE TABLE IF NOT EXISTS t (other int);', false],
    ['CREATE TABLE t (other int);', true],
    ['CREATE TABLE x ();', true],
    ['CREATE VIEW x AS SELECT 1;', false],
    ['CREATE MATERIALIZED VIEW x AS SELECT 1;', false],
  ] as const)('are not made by %s', (statement, matters) => {
    const { tables, skipped } = read(`CREATE TABLE t (a int);\n${statement}`, 'postgresql');
    expect(tables.map(({ columns }) => columns.map(({ name }) => name))).toEqual([['a']]);
    expect(skipped).toMatchObject([{ place: { line: 2, column: 1 }, text: statement.slice(0, -1), matters }]);
  });

  it('keep their other columns if one cannot be read', () => {
    const { tables, skipped } = read('CREATE TABLE t (\n a int,\n b,\n c int FOO,\n d int\n);', 'postgresql');
    expect(tables[0]?.columns.map(({ name }) => name)).toEqual(['a', 'c', 'd']);
    expect(skipped.map(({ place, reason }) => [place.line, reason])).toEqual([
      [3, 'The column “b” has no type.'],
      [4, '“FOO” is not known here.'],
    ]);
  });
});

describe('a table with partitions', () => {
  const POSTGRESQL = [
    [
      'date',
      'RANGE (k)',
      ["FROM ('2024-01-01') TO ('2024-02-01')", "FROM ('2024-02-01') TO ('2024-03-01')"],
      { bounds: { min: '2024-01-01', max: '2024-03-01', exclusiveMax: true }, nullable: false },
    ],
    [
      'timestamp with time zone',
      'RANGE (k)',
      ["FROM (MINVALUE) TO ('2024-03-01 00:00:00+00')"],
      { bounds: { max: '2024-03-01T00:00:00Z', exclusiveMax: true }, nullable: false },
    ],
    // pg_dump prints bounds of the type bigint in quotes: 9 is before 100.
    [
      'bigint',
      'RANGE (k)',
      ["FROM ('100') TO ('200')", "FROM ('9') TO ('100')", "FROM ('1000') TO ('1050')"],
      { bounds: { min: 9, max: 200, exclusiveMax: true }, nullable: false },
    ],
    ['text', 'LIST (k)', ["IN ('a', 'b')", "IN ('c')"], { values: ['a', 'b', 'c'], nullable: false }],
    ['text', 'LIST (k)', ["IN ('a', NULL)"], { values: ['a'], nullable: true }],
    [
      'int',
      'HASH (k)',
      ['WITH (MODULUS 2, REMAINDER 0)', 'WITH (modulus 2, remainder 1)'],
      { nullable: true },
    ],
  ] as const;

  it.each(POSTGRESQL)('has rows that they take: %s by %s, %j', (type, by, bounds, expected) => {
    const made = bounds.map((one, i) => `CREATE TABLE p${i} PARTITION OF t FOR VALUES ${one};`);
    const attached = bounds.map(
      (one, i) =>
        `CREATE TABLE p${i} (k ${type}, d int);ALTER TABLE ONLY t ATTACH PARTITION p${i} FOR VALUES ${one};`,
    );
    for (const partitions of [made, attached]) {
      const script = `CREATE TABLE t (k ${type}, d int) PARTITION BY ${by};\n${partitions.join('\n')}`;
      const { name, type: _, format, ...facts } = columnIn(script, 'postgresql', 'k');
      expect(facts).toEqual(expected);
      expect(reasonsIn(script, 'postgresql')).toEqual([]);
    }
  });

  it.each([
    ['int', 'RANGE (k) (PARTITION p0 VALUES LESS THAN (5), PARTITION p1 VALUES LESS THAN (9))', { max: 9 }],
    ['date', "RANGE COLUMNS(k) (PARTITION p0 VALUES LESS THAN ('2024-01-01'))", { max: '2024-01-01' }],
  ])('of MySQL has rows that they take: %s by %s', (type, by, bounds) => {
    const script = `CREATE TABLE t (k ${type}) ENGINE=InnoDB\n/*!50100 PARTITION BY ${by} */;`;
    expect(columnIn(script, 'mysql').bounds).toEqual({ ...bounds, exclusiveMax: true });
    expect(reasonsIn(script, 'mysql')).toEqual([]);
  });

  it.each(['YEAR(k)', 'to_days(`k`)'])('of MySQL by an expression is listed: %s', (key) => {
    const script = `CREATE TABLE t (k date) PARTITION BY RANGE (${key}) (PARTITION p0 VALUES LESS THAN (2024));`;
    expect(reasonsIn(script, 'mysql')).toEqual([
      'The bounds of the partitions are not read: rows may fall into none.',
    ]);
  });

  it('of MySQL has the values of its lists', () => {
    const script =
      'CREATE TABLE t (k int) PARTITION BY LIST (k) (PARTITION p0 VALUES IN (1,2), PARTITION p1 VALUES IN (7));';
    expect(columnIn(script, 'mysql')).toMatchObject({ values: [1, 2, 7], nullable: false });
  });

  it.each(['RANGE (k)', 'LIST (k)'])('takes any row if one takes the rest: by %s', (by) => {
    const script = `CREATE TABLE t (k int) PARTITION BY ${by}; CREATE TABLE p PARTITION OF t DEFAULT;`;
    const { bounds, values } = columnIn(script, 'postgresql');
    expect([bounds, values, reasonsIn(script, 'postgresql')]).toEqual([undefined, undefined, []]);
  });

  it.each([
    ['RANGE (k, d)', "FOR VALUES FROM ('a', 1) TO ('b', 2)", 'The bounds of the partitions are not read'],
    ['RANGE (lower(k))', "FOR VALUES FROM ('a') TO ('b')", 'The bounds of the partitions are not read'],
    ['RANGE (k)', "FOR VALUES FROM ('a') TO ('b')", 'The bounds of the partitions are not kept'],
    ['HASH (k)', 'FOR VALUES WITH (MODULUS 3, REMAINDER 0)', 'Partitions are missing in the source'],
    ['LIST (k)', 'FOR VALUES IN (1', 'The bounds of the partitions are not read'],
  ])('that may refuse rows is listed: by %s', (by, bounds, reason) => {
    const script = `CREATE TABLE t (k text, d int) PARTITION BY ${by};\nCREATE TABLE p PARTITION OF t ${bounds};`;
    expect(reasonsIn(script, 'postgresql')[0]).toContain(reason);
  });

  it.each([
    ['DEFAULT', []],
    ["FOR VALUES IN ('a')", ['Its rows are those of “t”. The bounds of its own partitions are not read.']],
  ])('whose partition has partitions of its own: %s', (bounds, reasons) => {
    const script = `CREATE TABLE t (k int, c text) PARTITION BY RANGE (k);
      CREATE TABLE p PARTITION OF t FOR VALUES FROM (1) TO (9) PARTITION BY LIST (c);
      CREATE TABLE q PARTITION OF p ${bounds};`;
    const [column] = tableIn(script, 'postgresql').columns;
    expect(column?.bounds).toEqual({ min: 1, max: 9, exclusiveMax: true });
    expect(reasonsIn(script, 'postgresql')).toEqual(reasons);
  });

  it('that has none in the source is listed', () => {
    const script = 'CREATE TABLE t (k int) PARTITION BY RANGE (k);';
    expect(reasonsIn(script, 'postgresql')).toEqual([
      'The table has no partition in the source: the database refuses all rows.',
    ]);
  });
});

describe('changes of a table', () => {
  const TABLE = 'CREATE TABLE t (id int PRIMARY KEY, a int UNIQUE, b int REFERENCES t (id));\n';

  it.each([
    [
      'postgresql',
      'ALTER TABLE t ADD COLUMN IF NOT EXISTS c text, ADD d text',
      ['id', 'a', 'b', 'c', 'd'],
      [['a']],
    ],
    [
      'mysql',
      'ALTER TABLE t ADD c int AFTER a, ADD (d int, e int)',
      ['id', 'a', 'b', 'c', 'd', 'e'],
      [['a']],
    ],
    ['sqlserver', 'ALTER TABLE t ADD c int NULL, d int NULL', ['id', 'a', 'b', 'c', 'd'], [['a']]],
    ['sqlite', 'ALTER TABLE t DROP COLUMN a', ['id', 'b'], []],
    ['sqlite', 'ALTER TABLE t RENAME COLUMN a TO c', ['id', 'c', 'b'], [['c']]],
    ['mysql', 'ALTER TABLE t CHANGE COLUMN a c bigint NOT NULL', ['id', 'c', 'b'], [['c']]],
    ['postgresql', 'ALTER TABLE t RENAME TO u', ['id', 'a', 'b'], [['a']]],
  ] as const)('of %s: %s', (dialect, change, columns, uniqueKeys) => {
    const table = tableIn(TABLE + change, dialect);
    expect(table.columns.map(({ name }) => name)).toEqual(columns);
    expect(table).toMatchObject({
      uniqueKeys,
      foreignKeys: [{ columns: ['b'], table: table.name, references: ['id'] }],
    });
    expect(table.name).toBe(change.includes('RENAME TO') ? 'u' : 't');
    expect(reasonsIn(TABLE + change, dialect)).toEqual([]);
  });

  it('can make a unique index a constraint', () => {
    const change = 'CREATE UNIQUE INDEX u ON t (b); ALTER TABLE t ADD CONSTRAINT k UNIQUE USING INDEX u;';
    expect(tableIn(TABLE + change, 'postgresql').uniqueKeys).toEqual([['a'], ['b']]);
    expect(reasonsIn(TABLE + change, 'postgresql')).toEqual([]);
  });

  it.each([])('are listed if they are not kept: %s', (change, reason) => {
    expect(reasonsIn(TABLE + change, 'postgresql')).toEqual([reason]);
  });

  it('of its type, default and nulls replace what was there', () => {
    const changes =
      'ALTER TABLE t ALTER COLUMN a TYPE bigint USING a::bigint, ALTER a SET DEFAULT 5, ALTER a SET NOT NULL';
    expect(columnIn(TABLE + changes, 'postgresql', 'a')).toMatchObject({
      type: { written: 'bigint' },
      default: { value: 5 },
      nullable: false,
    });
  });

  it('put a new table in the place of an old one', () => {
    const script = `${TABLE}CREATE TABLE new_t (id int, z int); DROP TABLE t; ALTER TABLE new_t RENAME TO t;`;
    expect(tableIn(script, 'sqlite').columns.map(({ name }) => name)).toEqual(['id', 'z']);
    expect(reasonsIn(script, 'sqlite')).toEqual([]);
  });
});

it.each([
  ['latin1', 'CREATE TABLE books (author varchar(64) CHARACTER SET latin1);'],
  ['latin1', 'CREATE TABLE books (author varchar(64)) ENGINE=InnoDB DEFAULT CHARSET=latin1;'],
  ['latin1', 'CREATE TABLE books (author varchar(64)) DEFAULT CHARACTER SET latin1;'],
  ['utf8mb4', 'CREATE TABLE books (author varchar(64) CHARACTER SET utf8mb4) DEFAULT CHARSET=latin1;'],
  ['utf8mb4', 'CREATE TABLE books (author varchar(64)) DEFAULT CHARSET=utf8mb4;'],
] as const)('texts of %s have characters that it knows: %s', async (characterSet, script) => {
  const { schema } = await importSql(script, 1000);
  const [table] = openDocument(schema).tables;
  const texts = table?.read(0, 1000).columns[0] ?? [];
  // A thousand books have some of “Ngũgĩ wa Thiong'o”.
  const isBeyond = [...texts].some((text) => /[^\0-\xff]/.test(String(text)));
  expect(isBeyond).toBe(characterSet === 'utf8mb4');
});
