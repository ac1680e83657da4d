import { languages } from '../../../code/languages.ts';
import { code } from '../../code.ts';
import { outputOf } from '../run-command.ts';
import { schemaName, schemaParameter } from '../schema-argument.ts';
import type { Commands, Tool } from '../tool.ts';

export const codeTool = ({ code: command }: Commands): Tool => ({
  help: command?.summary ?? '',
  parameters: {
    schema: schemaParameter,
    language: { type: 'text', required: true, choices: Object.keys(languages) },
    options: { type: 'object', help: 'Options of the language, such as {"dialect":"mysql"} for ddl.' },
  },
  run: async (call) => ({ text: await outputOf(code, call, [await schemaName(call)]) }),
});
