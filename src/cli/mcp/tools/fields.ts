import { fields } from '../../fields.ts';
import { outputOf } from '../run-command.ts';
import type { Commands, Tool } from '../tool.ts';

export const fieldsTool = ({ fields: command }: Commands): Tool => ({
  help: [command?.summary, ...(command?.details ?? [])].join(' '),
  parameters: {
    query: { type: 'text', required: true, help: 'Words, such as zip code, or the id of a field.' },
  },
  run: async (call) => ({ text: await outputOf(fields, call, [call.args.text('query') ?? '']) }),
});
