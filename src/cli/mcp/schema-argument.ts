import { dirname } from 'node:path';
import type { GivenPlace } from '../../library/given-files.ts';
import { refuse } from '../problem.ts';
import type { Parameter, ToolCall } from './tool.ts';

export const schemaParameter: Parameter = {
  type: 'schema',
  required: true,
  help: 'The document itself, the path of its file, or the name of a kept one, such as @1.',
};

/** The name or the path under which commands read the schema of a call. A document in the call is kept. */
export async function schemaName({ values: { schema }, workspace }: ToolCall): Promise<string> {
  if (typeof schema !== 'string') return workspace.keep(schema);
  if (schema.trimStart().startsWith('{')) return workspace.keepText(schema);
  if (workspace.documents.has(schema)) return schema;
  if (/^@\d+$/.test(schema)) {
    const names = [...workspace.documents.keys()].join(', ');
    const kept = names === '' ? 'No schema is kept yet' : `The kept ones are ${names}`;
    refuse('schema', 'unreadable-file', `No schema is kept as ${schema}. ${kept}.`);
  }
  return workspace.readable(schema);
}

/** Where the files of given rows are, to which a document leads: beside its own file, or in the working directory. */
export function placeOf(name: string): GivenPlace {
  return { directory: dirname(name) };
}
