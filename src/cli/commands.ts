import { languages } from '../code/languages.ts';
import { formats } from '../formats/formats.ts';
import { dialectNames, sourceKinds } from '../importers/kinds.ts';
import { localeNames } from '../locales/locale-names.ts';
import { type Command, command } from './command.ts';
import { optionFlags } from './option-flags.ts';
import { overrideFlags } from './overrides.ts';

const schemaOperand = {
  value: 'SCHEMA',
  help: 'The file of a schema document, schema.json by default, or - for standard input.',
} as const;

const directoryOperand = {
  value: 'DIR',
  help: 'The directory of a plan.',
  missing: 'Name the directory of a plan.',
} as const;

const allowOutside = {
  help: 'Read files of given rows also outside the folder of the schema, or behind links.',
} as const;

const formatOptionFlags = optionFlags('format', 'docs/formats.md', "--option 'delimiter=;'");

const filterFlags = {
  schemas: {
    value: 'NAMES',
    help: 'The schemas of PostgreSQL to read, or the databases of MySQL, such as app,billing. By default all of PostgreSQL, and the database of the URL. In all names, * stands for any characters.',
  },
  tables: { value: 'NAMES', help: 'The tables of a database to read, such as orders,billing.*.' },
  exclude: {
    value: 'NAMES',
    help: 'The tables of a database to leave out, such as audit_*,spatial_ref_sys.',
  },
} as const;

const loadFlags = {
  'dry-run': { help: 'Print what would be done, and write nothing.' },
  ...overrideFlags,
  keep: {
    value: 'TABLES',
    help: 'Use the rows of these tables in the database as parents, and leave them as they are: plans,countries.',
  },
  append: {
    help: 'Write behind the rows that are there, in tables with other rows than those of the schema.',
  },
  replace: {
    help: 'Delete the rows of tables with other rows than those of the schema, and of tables that refer to them, in one transaction.',
  },
  'host-ok': { value: 'NAME', help: 'Load into a database on this host, which is not this machine.' },
  workers: {
    value: 'COUNT',
    help: 'The most threads to use: one per core by default. With 1, no thread is started.',
  },
} as const;

/** The commands, in the order of help. */
export const commands: Readonly<Record<string, Command>> = {
  init: command(
    {
      summary: 'Write a small schema to start from.',
      details: [
        'The schema has two tables, customers and their orders. Its $schema lets editors complete and check fields and options.',
      ],
      operand: {
        value: 'FILE',
        help: 'The file to write, schema.json by default, or - for standard output.',
      },
      flags: {
        force: { help: 'Replace the file if it exists.' },
        locale: {
          value: 'NAME',
          help: `The language and country of names, places and phone numbers, one of ${localeNames.join(', ')}.`,
        },
      },
      examples: [
        { command: 'rowloom init shop.json', does: 'Write shop.json.' },
        {
          command: 'rowloom init --locale de laden.json',
          does: 'Write laden.json, whose people live in Germany.',
        },
        {
          command: 'rowloom init - | rowloom rows - --table orders --to 5',
          does: 'Look at its first five orders.',
        },
      ],
    },
    async () => (await import('./init.ts')).init,
  ),
  import: command(
    {
      summary: 'Make a schema of a database, of a dump, of sample rows, or of a JSON Schema.',
      details: [
        'The schema is written to standard output, or to a file with --out. It has no problems, and keeps all keys, lengths and types that the source names. Standard error tells what was skipped, what was changed so that the schema works, and which fields are guesses.',
        'Only the structure of a database is read, and no row. Its password comes from PGPASSWORD, ~/.pgpass or MYSQL_PWD, or from the URL, and is in no message. MySQL and MariaDB need the package mysql2, and SQLite needs better-sqlite3 before Node 22.16.',
        'Nothing of the source is sent anywhere. Only short lists of values that occur several times in sample rows get into the schema, and none of columns about persons.',
      ],
      operand: {
        value: 'FILE|URL',
        help: 'The file of the source, or - for standard input, or a directory with migrations in SQL, or a database, as in postgres://localhost/app, mysql://root@localhost/app or sqlite:app.db. Texts are in UTF-8, in UTF-16, or in Windows-1252.',
      },
      flags: {
        kind: {
          value: 'KIND',
          help: `One of ${Object.keys(sourceKinds).join(', ')}. By default the one that the ending of FILE and the content tell.`,
        },
        dialect: {
          value: 'DIALECT',
          help: `The database whose SQL the source is, one of ${Object.keys(dialectNames).join(', ')}. MariaDB counts as mysql. By default the text tells it.`,
        },
        ...filterFlags,
        tables: {
          value: 'NAMES',
          help: 'The tables of a database to read, such as orders,billing.*, or the objects of a JSON Schema or OpenAPI.',
        },
        exclude: {
          value: 'NAMES',
          help: 'The tables of a database to leave out, such as audit_*,spatial_ref_sys, or the objects of a JSON Schema or OpenAPI.',
        },
        'host-ok': {
          value: 'NAME',
          help: 'The name of a host that is not this machine and may be used. Others are refused.',
        },
        'print-query': {
          value: 'DATABASE',
          help: 'Only print the query that asks postgresql for its structure. Import what the database answers, for example when only another machine reaches it.',
        },
        name: { value: 'NAME', help: 'The name of the schema.' },
        rows: {
          value: 'COUNT',
          help: 'The rows of each table of which the source has none. 100 by default, and 300 for tables that refer to others.',
        },
        'no-values': {
          help: 'Copy no value of sample rows into the schema: only the form of values, their lengths and formats.',
        },
        merge: {
          value: 'SCHEMA',
          help: 'Bring this schema up to date with the source. What you chose stays: fields, options, rows and tables that the source does not name. Types, lengths, keys, references and NOT NULL are those of the source. Standard error names all that is new, removed or changed.',
        },
        out: {
          value: 'PATH',
          help: 'Write the schema to this file, which gets its name when it is complete, or to standard output for -.',
        },
        force: { help: 'Replace the file of --out if it exists, such as that of --merge.' },
        report: {
          value: 'FILE',
          help: 'Write the report as JSON to this file: for each column its field, and why it was chosen. With -, write it to standard output instead of the schema.',
        },
      },
      examples: [
        {
          command: 'rowloom import dump.sql --out schema.json',
          does: 'Make a schema of what pg_dump or mysqldump wrote.',
        },
        {
          command: "rowloom import postgres://localhost/app --exclude 'audit_*' > schema.json",
          does: 'Make a schema of the tables of a database.',
        },
        {
          command: 'rowloom import --print-query postgresql | psql app | rowloom import - > schema.json',
          does: 'Do the same with another client.',
        },
        {
          command: 'sqlite3 shop.db .schema | rowloom import - | rowloom rows - --out data/ --format csv',
          does: 'Fill a copy of a database: a CSV file per table.',
        },
        {
          command: 'rowloom import migrations/ > schema.json',
          does: 'Make a schema of what migrations of Flyway, Prisma, dbmate or others create in order.',
        },
        {
          command: 'rowloom import dump.sql --merge schema.json --out schema.json --force',
          does: 'Bring a schema up to date with the tables of today.',
        },
        {
          command: 'rowloom import people.csv --report report.json > schema.json',
          does: 'Learn from sample rows, and keep the report.',
        },
      ],
    },
    async () => (await import('./import.ts')).importSource,
  ),
  rows: command(
    {
      summary: 'Write the rows of a schema, to standard output or to files.',
      details: [
        'The same schema gives the same bytes on every machine. Rows are counted from 0.',
        'With --out, a file gets its name when it is complete. A command that fails or is interrupted leaves no partial file.',
      ],
      operand: schemaOperand,
      flags: {
        table: {
          value: 'NAME',
          help: 'Write only this table. A format whose files hold one table needs it if the schema has several, unless --out names a directory.',
        },
        'allow-outside': allowOutside,
        from: { value: 'ROW', help: 'The first row. 0 by default.' },
        to: { value: 'ROW', help: 'The row before which to stop. The end of the table by default.' },
        format: {
          value: 'FORMAT',
          help: `One of ${Object.keys(formats).join(', ')}. By default the one that the ending of --out names, or ndjson for standard output.`,
        },
        ...formatOptionFlags,
        ...overrideFlags,
        gzip: { help: 'Compress with gzip, as --out does by itself for a name that ends with .gz.' },
        out: {
          value: 'PATH',
          help: 'Write to this file, or to standard output for -. If it is a directory or ends with /, write one file per table in --format, and manifest.json, which lists each file with its rows, bytes and SHA-256.',
        },
        force: { help: 'Replace files that exist.' },
        workers: {
          value: 'COUNT',
          help: 'The most threads to use: one per core by default. With 1, no thread is started.',
        },
      },
      examples: [
        { command: 'rowloom rows shop.json --table orders --to 5', does: 'Look at five orders.' },
        {
          command: "rowloom rows shop.json --table orders --format csv --option 'delimiter=;' > orders.csv",
          does: 'Write the orders as CSV with semicolons.',
        },
        {
          command: 'rowloom rows shop.json --out data/ --format csv --gzip',
          does: 'Write a compressed CSV file per table, and manifest.json.',
        },
        {
          command: 'rowloom rows shop.json --format sql-copy | psql shop',
          does: 'Fill a PostgreSQL database.',
        },
      ],
    },
    async () => (await import('./rows.ts')).rows,
  ),
  seed: command(
    {
      summary: 'Fill a database from its own structure.',
      details: [
        'Reads the tables of the database, chooses a field for each column, and loads the rows. No schema is needed, and --save keeps the one that was made.',
        'The same command changes nothing, goes on after it was stopped, and adds the rows of a larger table. All constraints and triggers stay on.',
      ],
      operand: {
        value: 'URL',
        help: 'The database: postgres://user@host/name, mysql://user@host/name, or sqlite:file.db.',
        missing: 'Name the URL of a database.',
      },
      flags: {
        ...loadFlags,
        ...filterFlags,
        save: { value: 'FILE', help: 'Keep the schema in this file, to edit it and to load it again.' },
      },
      examples: [
        {
          command: 'rowloom seed postgres://localhost/app --rows users=100000 --keep plans,countries',
          does: 'Fill all tables but two, whose rows are there already.',
        },
        {
          command: 'rowloom seed sqlite:app.db --rows 1000 --save schema.json',
          does: 'Write 1,000 rows into each table, and keep the schema.',
        },
      ],
    },
    async () => (await import('./seed.ts')).seed,
  ),
  load: command(
    {
      summary: 'Load the rows of a schema into the tables of a database.',
      details: [
        'Tables are filled after those that they refer to. Keys of a circle are null at first, or are checked at the end of a transaction. All constraints and triggers stay on.',
        'Rows that are in the database already are not written again: the same command changes nothing, goes on after it was stopped, and adds the rows of a larger table. A table with other rows is refused, unless a flag says what to do with them.',
        'Counters of the database go on behind the highest value. Nothing is written before all that can be known about the tables is known.',
        'docs/databases.md shows it for migrations of several frameworks.',
      ],
      operand: {
        value: 'SCHEMA URL',
        words: 2,
        help: 'The file of a schema document, or - for standard input, and the database: postgres://user@host/name, mysql://user@host/name, or sqlite:file.db.',
        missing: 'Name a schema document and the URL of a database.',
      },
      flags: {
        create: { help: 'Create the tables first, if the database has none of them.' },
        ...loadFlags,
        'allow-outside': allowOutside,
      },
      examples: [
        {
          command: 'rowloom load shop.json postgres://localhost/shop --dry-run',
          does: 'Look at the steps.',
        },
        {
          command: 'rowloom load shop.json sqlite:shop.db --create --rows orders=100000',
          does: 'Create the tables in a file of SQLite, and fill them.',
        },
      ],
    },
    async () => (await import('./load.ts')).load,
  ),
  plan: command(
    {
      summary: 'Plan the rows of a schema as shards, which many machines can write at once.',
      details: [
        'Writes plan.json to a directory that all machines share. Each shard has about equally many cells. Each of its rows goes to a file in the folder of its table, such as orders/part-00017.csv.',
        'The same request makes the same plan. A directory with another plan, or with a manifest.json but no plan, is refused.',
        'docs/scale.md shows how schedulers run the shards.',
      ],
      operand: schemaOperand,
      flags: {
        'allow-outside': allowOutside,
        shards: { value: 'COUNT', help: 'The number of shards, from 1 to 100,000.' },
        format: { value: 'FORMAT', help: `One of ${Object.keys(formats).join(', ')}.` },
        ...formatOptionFlags,
        ...overrideFlags,
        gzip: { help: 'Compress each file with gzip.' },
        out: { value: 'DIR', help: 'The directory of the plan. It is created if it does not exist.' },
      },
      examples: [
        {
          command: 'rowloom plan shop.json --format csv --shards 64 --out data',
          does: 'Plan 64 shards, which are numbered from 0 to 63.',
        },
      ],
    },
    async () => (await import('./plan.ts')).plan,
  ),
  run: command(
    {
      summary: 'Write one shard of a plan.',
      details: [
        'Without --shard, the number of the shard comes from the scheduler, in SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, AWS_BATCH_JOB_ARRAY_INDEX or CLOUD_RUN_TASK_INDEX.',
        'A shard is complete when its file in shards/ is there, with the SHA-256 of the files that the shard has written. A complete shard is left as it is, so a task can be started again at any time, and twice at once.',
        'A plan that another version of Rowloom or faker has made is refused.',
        'Exits with 75 if the failure may pass, such as a full disk, a file that the system refuses to write or to read, or a lost thread. Exits with 2, 64 or 70 if it would happen again, such as a plan of another version, a plan that was changed, or a shard that the plan does not have.',
      ],
      hasPassingFailures: true,
      operand: directoryOperand,
      flags: {
        shard: { value: 'NUMBER', help: 'The shard, counted from 0.' },
        force: { help: 'Write the shard again if it is complete.' },
        workers: {
          value: 'COUNT',
          help: 'The most threads to use: 1 by default, because a shard per core takes less time.',
        },
      },
      examples: [
        { command: 'rowloom run data --shard 17', does: 'Write shard 17.' },
        {
          command: "sbatch --array=0-63 --wrap 'rowloom run data'",
          does: 'Write 64 shards as an array job of Slurm.',
        },
      ],
    },
    async () => (await import('./run.ts')).run,
  ),
  verify: command(
    {
      summary: 'Check that the files of a plan are complete.',
      details: [
        'Reads every file and compares its SHA-256 with that in shards/. Lists what is missing, short, long, changed or unknown, and the shards that must run again, such as 3,17-40.',
        'A shard with a changed file loses its file in shards/, so the next task for it writes it again.',
        'If nothing is wrong, writes manifest.json, which lists each file with its rows, bytes and SHA-256. Otherwise, removes it.',
      ],
      operand: directoryOperand,
      flags: {
        clean: {
          help: 'Remove all unfinished files, which killed tasks have left. Use it only when no task runs: a task whose file is removed fails.',
        },
      },
      examples: [{ command: 'rowloom verify data', does: 'Check all files.' }],
    },
    async () => (await import('./verify.ts')).verify,
  ),
  join: command(
    {
      summary: 'Print a table of a plan as one file.',
      details: [
        'Prints the bytes that rowloom rows --table writes on one machine, unpacked. Prints nothing if a shard of the table is not complete.',
      ],
      operand: directoryOperand,
      flags: {
        table: { value: 'NAME', help: 'The table. A plan with one table does not need it.' },
      },
      examples: [
        { command: 'rowloom join data --table orders > orders.csv', does: 'Write the orders as one file.' },
      ],
    },
    async () => (await import('./join.ts')).join,
  ),
  check: command(
    {
      summary: 'Find the problems of a schema.',
      details: [
        'Each problem comes with its line and column, its path in the document, and a fix if there is an obvious one.',
      ],
      operand: schemaOperand,
      flags: {
        fix: {
          help: 'Write the certain fixes into SCHEMA: typing errors in names, what has no effect, and the SHA-256 of the files with given rows. Says what it changes, and proposes the other fixes as JSON Patches.',
        },
        'allow-outside': allowOutside,
      },
      examples: [
        { command: 'rowloom check shop.json', does: 'Check a schema, for example before a commit.' },
      ],
    },
    async () => (await import('./check.ts')).check,
  ),
  diff: command(
    {
      summary: 'Say which columns have other values in another version of a schema.',
      details: [
        'Compares two documents, and makes no rows. For each column whose values change it says why: an option, the seed, the rows of a table that it refers to, or a column that it reads. A column that is not named has the same values in all rows that both schemas have.',
        'Also names tables and columns that are new, gone or renamed. A renamed one is recognized by its key. docs/stability.md has the rules.',
        'Exits with 0 if no value changes, and with 1 if values change.',
      ],
      operand: {
        value: 'OLD NEW',
        words: 2,
        help: 'The files of two schema documents. One of them can be -, which is standard input.',
        missing: 'Name two schema documents: the old one and the new one.',
      },
      flags: { 'allow-outside': allowOutside },
      examples: [
        { command: 'rowloom diff old.json new.json', does: 'Say what an edit changes.' },
        {
          command: 'git show HEAD:shop.json | rowloom diff - shop.json',
          does: 'Compare a schema with its last commit.',
        },
      ],
    },
    async () => (await import('./diff.ts')).diff,
  ),
  code: command(
    {
      summary: 'Write the schema itself as code.',
      details: [],
      operand: schemaOperand,
      flags: {
        'allow-outside': allowOutside,
        language: { value: 'LANGUAGE', help: `One of ${Object.keys(languages).join(', ')}.` },
        ...optionFlags('language', 'docs/schema.md', '--option dialect=mysql'),
      },
      examples: [
        {
          command: 'rowloom code shop.json --language ddl --option dialect=mysql',
          does: 'Write CREATE TABLE statements for MySQL.',
        },
        {
          command: 'rowloom code shop.json --language typescript > shop.ts',
          does: 'Write an interface per table.',
        },
      ],
    },
    async () => (await import('./code.ts')).code,
  ),
  fields: command(
    {
      summary: 'Search what a column can hold.',
      details: [
        'Words find fields by their names, the best match first. The id of a field shows its options and some of its values.',
      ],
      operand: {
        value: 'WORD',
        many: true,
        help: 'Words to search for, or the id of a field. Without them, all fields are listed.',
      },
      flags: {},
      examples: [
        { command: 'rowloom fields zip', does: 'Find the fields for zip codes.' },
        { command: 'rowloom fields internet.email', does: 'Show the options and some values of a field.' },
        { command: 'rowloom fields --json', does: 'Write all fields as JSON, one per line.' },
      ],
    },
    async () => (await import('./fields.ts')).fields,
  ),
  mcp: command(
    {
      summary: 'Serve the commands as tools of the Model Context Protocol, for coding agents.',
      details: [
        'Speaks JSON-RPC on standard input and output, and ends with its input. The tools search fields, import sources, check and fix schemas, show rows, and write code. No tool connects to a database. docs/agents.md shows how programs start it.',
      ],
      operand: {
        value: 'DIR',
        help: 'The directory that the tools do not leave, by default the working directory.',
      },
      flags: {
        'allow-writes': {
          help: 'Add tools that write schemas and rows to files below DIR. Paths that lead out of it are refused, also through links.',
        },
      },
      examples: [
        {
          command: 'rowloom mcp --allow-writes',
          does: 'Start the server in the folder of a project, as agents do.',
        },
      ],
    },
    async () => (await import('./mcp/mcp.ts')).mcp(commands),
  ),
};
