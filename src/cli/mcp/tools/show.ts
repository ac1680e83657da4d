import { pointerSteps } from '../../../schema/problem.ts';
import { jsonText } from '../../json-text.ts';
import { refuse } from '../../problem.ts';
import { readSchema } from '../../read-schema.ts';
import { sessionContext } from '../run-command.ts';
import { schemaName, schemaParameter } from '../schema-argument.ts';
import type { Tool, ToolAnswer, ToolCall } from '../tool.ts';

/** The value that a step leads to. In lists of tables and columns, a name leads there too. */
function next(value: unknown, step: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, step)) return Reflect.get(value, step);
  return Array.isArray(value) ? value.find((item: unknown) => nameOf(item) === step) : undefined;
}

function nameOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'name' in item ? item.name : undefined;
}

async function run(call: ToolCall): Promise<ToolAnswer> {
  const { source } = await readSchema(
    await schemaName(call),
    sessionContext(call, () => {}),
  );
  const path = call.args.text('path') ?? '';
  const part = pointerSteps(path).reduce(next, source);
  if (part === undefined) {
    return refuse(
      'path',
      'invalid-value',
      `The document has no “${path}”. A path is like /tables/orders/columns.`,
    );
  }
  return { text: jsonText(part) };
}

export const showTool: Tool = {
  help: 'Print a schema document or a part of it as JSON.',
  parameters: {
    schema: schemaParameter,
    path: {
      type: 'text',
      help: 'Such as /tables/orders or /tables/orders/columns/id. By default the whole document.',
    },
  },
  run,
};
