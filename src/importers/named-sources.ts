/** A source that describes tables in another language than SQL. */
interface NamedSource {
  /** With its article. */
  readonly name: string;
  /** Endings of the names of files that are nothing else, without the dot. */
  readonly endings?: readonly string[];
  readonly mark?: RegExp;
  /** Prints the SQL that the source stands for. Without a command, `more` says how the source is used. */
  readonly command?: string;
  /** Says what the command needs, or what else can be imported, as a sentence. */
  readonly more?: string;
}

const OF_DATABASE = 'pg_dump --schema-only DATABASE';

/** A file's ending decides before a mark in the text does. */
const SOURCES: readonly NamedSource[] = [
  {
    name: 'a schema document of Rowloom already',
    mark: /^\s*\{(?=.*?"tables"\s*:\s*\[\s*\{)(?=.*?"columns"\s*:\s*\[\s*\{)(?=.*?"field"\s*:\s*"[a-z])(?=.*?"version"\s*:\s*1\b)/s,
    more: 'It needs no import: rowloom rows and the Studio open it.',
  },
  {
    name: 'a program with schemas of Zod',
    mark: /\bfrom ['"]zod(?:\/v4)?['"]/,
    more: 'Give a schema to importSchema in a program: docs/library.md shows how.',
  },
  {
    name: 'a Prisma schema',
    endings: ['prisma'],
    mark: /^(?:datasource|generator|model)[ \t]+\w+[ \t]*\{/m,
    command: 'npx prisma migrate diff --from-empty --to-schema-datamodel schema.prisma --script',
  },
  {
    name: 'a schema of Rails',
    mark: /\bActiveRecord::(?:Schema|Migration)\b/,
    command: 'bin/rails db:schema:dump',
    more: 'It writes SQL to db/structure.sql if the application sets config.active_record.schema_format = :sql.',
  },
  {
    name: 'a schema in DBML',
    endings: ['dbml'],
    mark: /^Table[ \t]+[\w."]+[^\n;({]{0,200}\{/m,
    command: 'npx -p @dbml/cli dbml2sql schema.dbml --postgres',
  },
  {
    name: 'a schema of Drizzle',
    mark: /\bdrizzle-orm\b|\b(?:pg|mysql|sqlite|singlestore)Table(?:Creator)?\s*\(/,
    command: 'npx drizzle-kit export',
  },
  {
    name: 'a file with models of Django',
    mark: /\bfrom django\.db import\b|\bmodels\.Model\b|\bmigrations\.CreateModel\b/,
    command: 'python manage.py sqlmigrate APP MIGRATION',
  },
  {
    name: 'a file with models of SQLAlchemy',
    mark: /\b(?:from|import) (?:sqlalchemy|sqlmodel|alembic)\b/,
    command: 'alembic upgrade head --sql',
  },
  {
    name: 'a file with entities of TypeORM',
    mark: /\bfrom ['"]typeorm['"]/,
    command: 'npx typeorm schema:log --dataSource data-source.js',
  },
  {
    name: 'a file with entities of MikroORM',
    mark: /\bfrom ['"]@mikro-orm\//,
    command: 'npx mikro-orm schema:create --dump',
  },
  {
    name: 'a migration of Laravel',
    mark: /\bSchema::(?:create|table)\s*\(/,
    command: 'php artisan schema:dump',
    more: 'It writes SQL to database/schema.',
  },
  {
    name: 'a file with entities of Doctrine',
    mark: /\bDoctrine\\(?:ORM|DBAL)\b/,
    command: 'php bin/console doctrine:schema:create --dump-sql',
  },
  {
    name: 'a model of Entity Framework',
    mark: /\bMicrosoft\.EntityFrameworkCore\b|\bMigrationBuilder\b|\bDbContext\b/,
    command: 'dotnet ef migrations script',
  },
  {
    name: 'a migration of Ecto',
    mark: /\buse Ecto\.(?:Migration|Schema)\b/,
    command: 'mix ecto.dump',
  },
  {
    name: 'a changelog of Liquibase',
    mark: /<databaseChangeLog\b|^databaseChangeLog\s*:|"databaseChangeLog"\s*:/m,
    command: 'liquibase update-sql',
  },
  {
    name: 'a table definition of Moodle',
    mark: /<XMLDB\b/,
    command: 'mariadb-dump --no-data moodle',
  },
  {
    name: 'a file with entities of JPA',
    mark: /\b(?:javax|jakarta)\.persistence\b/,
    command: OF_DATABASE,
  },
  {
    name: 'a GraphQL schema',
    endings: ['graphql', 'graphqls', 'gql'],
    mark: /^(?:type|input)[ \t]+\w+(?:[ \t]+(?:implements\b|@)[^\n={;]{0,200}|[ \t]*)\{/m,
    command: OF_DATABASE,
    more: 'GraphQL describes an API and no tables: the command prints those of the database behind it.',
  },
  {
    name: 'an Avro schema',
    endings: ['avsc', 'avdl'],
    mark: /^\s*[{[](?=.*"type"\s*:\s*"record")(?=.*"fields"\s*:\s*\[)/s,
    command: OF_DATABASE,
    more: 'Rows are imported too: avro-tools tojson FILE prints those of an Avro file.',
  },
  {
    name: 'a schema of Protocol Buffers',
    endings: ['proto'],
    mark: /^syntax[ \t]*=[ \t]*["']proto\d["']/m,
    command: OF_DATABASE,
  },
];

/** Languages of programs, by the endings of their files. A program is never a table of rows. */
const PROGRAMS: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  mts: 'TypeScript',
  cts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  mjs: 'JavaScript',
  cjs: 'JavaScript',
  jsx: 'JavaScript',
  py: 'Python',
  rb: 'Ruby',
  php: 'PHP',
  java: 'Java',
  kt: 'Kotlin',
  go: 'Go',
  cs: 'C#',
  ex: 'Elixir',
  exs: 'Elixir',
  rs: 'Rust',
  scala: 'Scala',
  swift: 'Swift',
};

/** A definition of a table in SQL, which is read wherever it stands. */
const CREATE_TABLE = /\bcreate\s+(?:\w+\s+){0,3}table\b/i;

/**
 * Names a source that describes tables in another language than SQL, and says how its SQL is printed, as sentences. Undefined if
 * it is none.
 *
 * @param head the beginning of the source
 */
export function describeNamed(head: string, fileName: string): string | undefined {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  const ending = base.toLowerCase().split('.').at(-1) ?? '';
  const language = Object.hasOwn(PROGRAMS, ending) ? PROGRAMS[ending] : undefined;
  const named =
    SOURCES.find(({ endings }) => base.includes('.') && endings?.includes(ending)) ??
    markedIn(head, language);
  if (named) return sentences(named, base);
  if (language === undefined || CREATE_TABLE.test(head)) return undefined;
  return sentences({ name: `a program in ${language}`, command: OF_DATABASE }, '');
}

function markedIn(head: string, language: string | undefined): NamedSource | undefined {
  if (language === undefined && CREATE_TABLE.test(head)) return undefined;
  const text = head.replaceAll(/\n[ \t]+/g, '\n');
  return SOURCES.find(({ mark }) => mark?.test(text) === true);
}

/** The name of a file in a command is that of the source. */
function sentences({ name, command, endings, more }: NamedSource, base: string): string {
  if (command === undefined) return `This is ${name}. ${more}`;
  const isOwnFile = endings?.some((ending) => base.toLowerCase().endsWith(`.${ending}`)) === true;
  const example = /\bschema\.\w+/;
  const printed = isOwnFile && /^[\w.-]+$/.test(base) ? command.replace(example, base) : command;
  const how = ` Import the SQL that this command prints: ${printed}`;
  return `This is ${name}.${how}${more === undefined ? '' : `. ${more}`}`;
}
