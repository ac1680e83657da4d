/** A page of the folder `docs/`. */
interface ListedPage {
  /** The file's name without its extension. */
  readonly name: string;
  /** A line for the list of pages and for search engines. */
  readonly summary: string;
}

interface PageGroup {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

/** All pages, in the order in which people read them. */
export const pageGroups: readonly PageGroup[] = [
  {
    title: 'Start',
    pages: [
      {
        name: 'cli',
        summary: 'All commands of the program rowloom, with their flags, examples, problems and exit codes.',
      },
      {
        name: 'library',
        summary:
          'Rows, factories, streams and files from TypeScript: in tests, in seeds, in scripts and in browsers.',
      },
      {
        name: 'agents',
        summary: 'How coding agents write schemas and look at rows, through the Model Context Protocol.',
      },
    ],
  },
  {
    title: 'Schemas',
    pages: [
      {
        name: 'schema',
        summary:
          'The reference of schema documents: tables, columns, keys, references, and the options of all fields.',
      },
      {
        name: 'fields',
        summary:
          'What the values of each field look like, how they are drawn, and which sources they come from.',
      },
      {
        name: 'expressions',
        summary:
          'Formulas that calculate a cell from others, with all functions, and templates that write texts.',
      },
      {
        name: 'locales',
        summary:
          'People, places and telephone numbers of the United States, the United Kingdom, France and Germany.',
      },
      {
        name: 'stability',
        summary:
          'Which values an edit of a schema changes, and which ones another version of Rowloom changes.',
      },
    ],
  },
  {
    title: 'Imports, files and databases',
    pages: [
      {
        name: 'import',
        summary:
          'How a schema is made from SQL, a database, sample rows, JSON Schema or OpenAPI, and what is kept.',
      },
      {
        name: 'formats',
        summary:
          'The formats of files with their options, from CSV, JSON and SQL to XML, YAML and templates.',
      },
      {
        name: 'databases',
        summary:
          'How one command fills a PostgreSQL, MySQL, MariaDB or SQLite database, and what it never touches.',
      },
      {
        name: 'loading',
        summary: 'Tested recipes that load files into PostgreSQL, MariaDB, MySQL, SQLite, DuckDB and Spark.',
      },
      {
        name: 'scale',
        summary:
          'How many machines write one table together: plans and shards on Slurm, Kubernetes and clouds.',
      },
    ],
  },
];
