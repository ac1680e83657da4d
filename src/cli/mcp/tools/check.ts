import { applyPatch } from '../../../schema/apply-patch.ts';
import type { PatchOperation } from '../../../schema/problem.ts';
import { check } from '../../check.ts';
import { withFixes } from '../../fix-schema.ts';
import { jsonText } from '../../json-text.ts';
import { refuse } from '../../problem.ts';
import { readSchema } from '../../read-schema.ts';
import { problemsAnswer } from '../answer.ts';
import { outputOf, sessionContext } from '../run-command.ts';
import { placeOf, schemaName, schemaParameter } from '../schema-argument.ts';
import type { Commands, Tool, ToolAnswer, ToolCall } from '../tool.ts';

/** In characters: a longer document is only named. */
const DOCUMENT_SHOWN = 2_000;

const OPERATIONS: ReadonlySet<unknown> = new Set(['add', 'remove', 'replace']);

function isOperation(value: unknown): value is PatchOperation {
  if (typeof value !== 'object' || value === null) return false;
  return 'op' in value && OPERATIONS.has(value.op) && 'path' in value && typeof value.path === 'string';
}

/** A document with the operations of a call applied. */
function withPatch(document: unknown, patch: unknown): unknown {
  if (!Array.isArray(patch)) return document;
  return patch.reduce((source: unknown, operation: unknown, i) => {
    const patched = isOperation(operation) ? applyPatch(source, [operation]) : undefined;
    if (patched !== undefined) return patched;
    const message = `Operation ${i} of the patch fits no place of the document. It is like {"op":"replace","path":"/tables/0/rows","value":50}.`;
    return refuse(`patch[${i}]`, 'invalid-value', message);
  }, document);
}

/** Checks a document, and says how it was changed before. */
async function checked(name: string, call: ToolCall, changes: string): Promise<ToolAnswer> {
  const { values, ...rest } = call;
  const args = { ...call.args, has: () => false };
  try {
    return { text: `${changes}${await outputOf(check, { ...rest, args, values: {} }, [name])}` };
  } catch (error) {
    return problemsAnswer(error, changes);
  }
}

async function run(call: ToolCall): Promise<ToolAnswer> {
  const { values, args, workspace } = call;
  const name = await schemaName(call);
  if (values.patch === undefined && !args.has('fix')) return checked(name, call, '');
  const { source } = await readSchema(
    name,
    sessionContext(call, () => {}),
  );
  const patched = withPatch(source, values.patch);
  const fixed = args.has('fix') ? await withFixes(patched, placeOf(name)) : { source: patched, changes: [] };
  if (fixed.source === source) return checked(name, call, 'Nothing was changed.\n');
  const kept = workspace.keep(fixed.source);
  const text = jsonText(fixed.source);
  const shown = text.length <= DOCUMENT_SHOWN ? `:\n${text}` : '.';
  const changes = [...fixed.changes, `The changed document is kept as ${kept}${shown}`];
  return checked(kept, call, changes.map((line) => `${line}\n`).join(''));
}

export const checkTool = ({ check: command }: Commands): Tool => ({
  help: `${command?.summary} ${command?.details.join(' ')} Can change the document before; the result is kept under a new name, and no file is changed.`,
  parameters: {
    schema: schemaParameter,
    patch: { type: 'list', help: 'Changes to make first: operations add, replace and remove of JSON Patch.' },
    fix: {
      type: 'flag',
      help: 'Apply the fixes that are certain: typing errors in names, and what has no effect. The others stay proposals of the problems.',
    },
  },
  run,
});
