import { dialectNames, sourceKinds } from '../../../importers/kinds.ts';
import { counted } from '../../../library/counted.ts';
import type { Schema } from '../../../schema/schema.ts';
import { importFile } from '../../import.ts';
import { importSentences } from '../../import-notices.ts';
import { refuse } from '../../problem.ts';
import type { Commands, Tool, ToolAnswer, ToolCall } from '../tool.ts';

const WAY_OUT = 'The tool show prints the columns.';

/** A summary of the tables, in one line. */
function tablesText(tables: readonly Pick<Schema['tables'][number], 'name' | 'rows'>[]): string {
  return tables.map(({ name, rows }) => `${name} (${counted(rows, 'row')})`).join(', ');
}

async function run({ args, workspace, inArguments }: ToolCall): Promise<ToolAnswer> {
  const text = args.text('text');
  const path = args.text('path');
  if ((text === undefined) === (path === undefined)) {
    return refuse('', 'missing-argument', 'Give either the text of a source or its path.');
  }
  const file = path === undefined ? '-' : await workspace.readable(path);
  const { schema, report } = await importFile(file, args, text);
  const kept = workspace.keep(schema);
  return {
    text: [
      `The schema is kept as ${kept}.`,
      `Tables: ${tablesText(schema.tables.flatMap(({ name, rows }) => (rows === undefined ? [] : [{ name, rows }])))}.`,
      ...importSentences(report, path ?? 'text', WAY_OUT).map(inArguments),
    ].join('\n'),
  };
}

export const importTool = ({ import: command }: Commands): Tool => ({
  help: 'Make a schema of SQL (DDL, a dump, migrations), of sample rows, of a JSON Schema or of OpenAPI. The schema has no problems, and is kept under a name that other tools accept. The answer says what was skipped, and which fields are guesses.',
  parameters: {
    text: { type: 'text', help: 'The source itself.' },
    path: {
      type: 'text',
      help: 'Or its file, or a directory with migrations in SQL, below the working directory.',
    },
    kind: { type: 'text', choices: Object.keys(sourceKinds) },
    dialect: { type: 'text', choices: Object.keys(dialectNames), help: 'By default the text tells it.' },
    name: { type: 'text', help: command?.flags.name?.help ?? '' },
    rows: { type: 'count', help: command?.flags.rows?.help ?? '' },
    tables: {
      type: 'text',
      help: 'The objects of a JSON Schema or OpenAPI to read, such as Order,Customer*.',
    },
    exclude: { type: 'text', help: 'The objects to leave out, such as *Response.' },
    'no-values': { type: 'flag', help: command?.flags['no-values']?.help ?? '' },
  },
  run,
});
