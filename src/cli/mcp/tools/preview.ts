import { openSchema } from '../../open-schema.ts';
import { refuse } from '../../problem.ts';
import { sessionContext } from '../run-command.ts';
import { schemaName, schemaParameter } from '../schema-argument.ts';
import type { Tool, ToolAnswer, ToolCall } from '../tool.ts';

const ROWS_MAX = 20;
const ROWS_DEFAULT = 5;
const FORMATS = ['csv', 'ndjson'] as const;

async function run(call: ToolCall): Promise<ToolAnswer> {
  const { args } = call;
  const rows = args.count('rows') ?? ROWS_DEFAULT;
  if (rows > ROWS_MAX) refuse('rows', 'out-of-range', `A preview has at most ${ROWS_MAX} rows, not ${rows}.`);
  const from = args.count('from') ?? 0;
  const table = args.text('table') ?? '';
  const wanted = args.text('format') ?? 'csv';
  const format = FORMATS.find((id) => id === wanted);
  if (!format)
    return refuse('format', 'invalid-value', `A preview is in ${FORMATS.join(' or ')}, not in ${wanted}.`);
  const context = sessionContext(call, () => {});
  const dataset = await openSchema(await schemaName(call), context, { table, allowOutside: false });
  const stream = dataset.table(table).stream(format, { from, to: from + rows, workers: 1 });
  return { text: await new Response(stream).text() };
}

export const previewTool: Tool = {
  help: 'Look at some rows of a table. The same schema always gives the same rows.',
  parameters: {
    schema: schemaParameter,
    table: { type: 'text', required: true },
    from: { type: 'count', help: 'The first row, counted from 0.' },
    rows: { type: 'count', help: `${ROWS_DEFAULT} by default, and at most ${ROWS_MAX}.` },
    format: { type: 'text', choices: FORMATS },
  },
  run,
};
