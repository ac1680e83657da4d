import { formats } from '../../../formats/formats.ts';
import { refuse } from '../../problem.ts';
import { rows } from '../../rows.ts';
import { outputOf } from '../run-command.ts';
import { schemaName, schemaParameter } from '../schema-argument.ts';
import type { Commands, Tool, ToolAnswer, ToolCall } from '../tool.ts';

async function run(call: ToolCall): Promise<ToolAnswer> {
  const path = call.args.text('out') ?? '';
  if (path === '') refuse('out', 'missing-argument', '“out” is empty. Name a file or a directory.');
  const out = await call.workspace.writable(path);
  return { text: await outputOf(rows, call, [await schemaName(call)], { out }) };
}

export const writeTool = ({ rows: command }: Commands): Tool => {
  const help = (flag: string) => command?.flags[flag]?.help ?? '';
  return {
    help: 'Write the rows of a schema to files below the working directory.',
    writes: true,
    parameters: {
      schema: schemaParameter,
      out: {
        type: 'text',
        required: true,
        help: 'A file, or a directory that ends with / for one file per table and manifest.json.',
      },
      format: {
        type: 'text',
        choices: Object.keys(formats),
        help: 'By default the one that the ending of out names.',
      },
      table: { type: 'text', help: 'Write only this table.' },
      options: { type: 'object', help: 'Options of the format, such as {"delimiter":";"} for csv.' },
      from: { type: 'count', help: help('from') },
      to: { type: 'count', help: help('to') },
      rows: { type: 'text', help: help('rows') },
      scale: {
        type: 'text',
        help: 'Multiply the rows of all tables that rows does not name, such as by 0.1.',
      },
      seed: { type: 'text', help: help('seed') },
      now: { type: 'text', help: help('now') },
      force: { type: 'flag', help: help('force') },
    },
    run,
  };
};
