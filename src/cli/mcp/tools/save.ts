import { join } from 'node:path';
import { writeTextFile } from '../../../library/output-file.ts';
import { isDirectoryPath } from '../../../library/write-files.ts';
import { jsonText } from '../../json-text.ts';
import { refuse } from '../../problem.ts';
import { readSchema } from '../../read-schema.ts';
import { sessionContext } from '../run-command.ts';
import { schemaName, schemaParameter } from '../schema-argument.ts';
import type { Tool, ToolAnswer, ToolCall } from '../tool.ts';

async function run(call: ToolCall): Promise<ToolAnswer> {
  const { args, workspace } = call;
  const path = args.text('out') ?? '';
  const out = await workspace.writable(path);
  if (await isDirectoryPath(out))
    refuse(
      'out',
      'invalid-flag',
      `“${path}” is a folder. Name a file in it, such as ${join(path, 'schema.json')}.`,
    );
  const { source } = await readSchema(
    await schemaName(call),
    sessionContext(call, () => {}),
  );
  await writeTextFile(out, `${jsonText(source)}\n`, {
    isExclusive: !args.has('force'),
    within: workspace.directory,
  });
  return { text: `The schema is saved as ${path}.` };
}

export const saveTool: Tool = {
  help: 'Save a schema as a file below the working directory.',
  writes: true,
  parameters: {
    schema: schemaParameter,
    out: { type: 'text', required: true, help: 'The file, such as schema.json.' },
    force: { type: 'flag', help: 'Replace the file if it exists.' },
  },
  run,
};
