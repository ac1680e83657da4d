import { commonOptions } from '../catalogue/common-options.ts';
import type { Field } from '../catalogue/field.ts';
import { aroundExample, exampleOf } from '../catalogue/field-examples.ts';
import { fields as catalogue, type FieldId, isFieldId } from '../catalogue/fields.ts';
import { allFields, type ListedField, searchFields } from '../catalogue/search-fields.ts';
import { closest } from '../expression/closest.ts';
import { open } from '../library/index.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { jsonText } from './json-text.ts';
import { optionText } from './option-text.ts';
import { refuse } from './problem.ts';
import { textList, textTable, wrapped } from './text-list.ts';

const EXAMPLES = 3;
const EXAMPLE_COLUMN = 'example';
/** In characters: a longer example is cut. */
const EXAMPLE_LENGTH_MAX = 90;
/** Fields whose labels or synonyms begin with the words. */
const RELATED_SCORE_MAX = 4;
const OTHERS_MAX = 8;

const fieldOf = (id: FieldId): Field => catalogue[id];

/** The field with an id, in any case. */
function fieldWithId(text: string): FieldId | undefined {
  const lower = text.toLowerCase();
  return Object.keys(catalogue)
    .filter(isFieldId)
    .find((id) => id.toLowerCase() === lower);
}

/** The fields that match a text, the best match first. */
function found(text: string, scoreMax = Number.POSITIVE_INFINITY): readonly ListedField[] {
  const matches = searchFields(text).filter(({ score }) => score <= scoreMax);
  return matches.sort((one, other) => one.score - other.score).map(({ field }) => field);
}

function refuseSearch(text: string): never {
  const names = allFields().flatMap(({ id, label }) => [id, ...id.split('.'), ...label.split(' ')]);
  const suggestion = closest(text, new Set(names));
  const hint = suggestion === undefined ? 'Run rowloom fields to list all.' : `Did you mean “${suggestion}”?`;
  return refuse('', 'unknown-field', `No field matches “${text}”. ${hint}`);
}

function rowOf({ id, label }: ListedField): readonly string[] {
  return [id, label, fieldOf(id).type];
}

function byModule(): string {
  const modules = [...new Set(allFields().map(({ module }) => module))];
  const table = textTable(allFields().map(rowOf)).split('\n');
  const lines = allFields().map(({ module }, i) => ({ module, line: table[i] ?? '' }));
  return modules
    .map((module) => {
      const own = lines.filter((line) => line.module === module).map(({ line }) => line);
      return `${module}\n${own.join('\n')}\n`;
    })
    .join('\n');
}

interface ExampleValues {
  /** The type of the example's values, which its options can change. */
  readonly type: string;
  /** As NDJSON writes them. */
  readonly values: readonly unknown[];
}

/** The first values of a field's example. */
async function exampleValues(id: FieldId): Promise<ExampleValues> {
  const dataset = await open(aroundExample(exampleOf(id)));
  const table = dataset.table('orders');
  const column = table.columns(0, 1).find(({ name }) => name === EXAMPLE_COLUMN);
  if (!column) throw new Error(`The example of ${id} has no column.`);
  const stream = table.stream('ndjson', { to: EXAMPLES, workers: 1 });
  const lines = (await new Response(stream).text()).trimEnd().split('\n');
  return { type: column.type, values: lines.map((line) => JSON.parse(line)[EXAMPLE_COLUMN]) };
}

function shortened(text: string): string {
  return text.length > EXAMPLE_LENGTH_MAX ? `${text.slice(0, EXAMPLE_LENGTH_MAX)}…` : text;
}

async function description(id: FieldId): Promise<string> {
  const { label, type, entity, note, options = {} } = fieldOf(id);
  const example = await exampleValues(id);
  const types = new Set<string>([type, example.type]);
  const agree = entity === undefined ? '' : ` The columns of one ${entity} in a row agree.`;
  const others = found(id.split('.').at(-1) ?? id, RELATED_SCORE_MAX)
    .map((other) => other.id)
    .filter((other) => other !== id)
    .slice(0, OTHERS_MAX);
  const optionList = Object.entries({ ...options, ...commonOptions }).map(
    ([name, info]) => [name, optionText(info)] as const,
  );
  return [
    `${id}: ${label}\n${wrapped(`Values of type ${[...types].join(' or ')}.${agree}`)}`,
    ...(note === undefined ? [] : [wrapped(note)]),
    `Options:\n${textList(optionList)}`,
    `Example:\n  ${jsonText(exampleOf(id), '  ')}`,
    `Some of its values:\n${example.values.map((value) => `  ${shortened(JSON.stringify(value))}`).join('\n')}`,
    ...(others.length > 0 ? [wrapped(others.join(', '), 'See also: ')] : []),
  ].join('\n\n');
}

/** A field as a line of JSON. */
function jsonLine({ id, label, module }: ListedField, more: object = {}): string {
  const { type, entity, note, options = {} } = fieldOf(id);
  return `${JSON.stringify({ id, label, module, type, ...(entity && { entity }), ...(note && { note }), options, ...more })}\n`;
}

/** Lists all fields, searches them, or describes one. */
export async function fields({ operands }: Arguments<never>, context: Context): Promise<void> {
  const text = operands.join(' ');
  const id = fieldWithId(text);
  if (id !== undefined) {
    const listed = allFields().filter((field) => field.id === id);
    const json = async () => {
      const more = { example: exampleOf(id), values: (await exampleValues(id)).values };
      return listed.map((field) => jsonLine(field, more)).join('');
    };
    return context.print(context.json ? await json() : `${await description(id)}\n`);
  }
  const matches = text === '' ? allFields() : found(text);
  if (matches.length === 0) refuseSearch(text);
  if (context.json) return context.print(matches.map((field) => jsonLine(field)).join(''));
  await context.print(text === '' ? byModule() : `${textTable(matches.map(rowOf))}\n`);
}
