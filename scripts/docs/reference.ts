import { commonOptions } from '../../src/catalogue/common-options.ts';
import { customKinds } from '../../src/catalogue/custom-kinds.ts';
import { entityKinds } from '../../src/catalogue/entities.ts';
import type { Field, OptionInfo } from '../../src/catalogue/field.ts';
import { exampleOf } from '../../src/catalogue/field-examples.ts';
import { fields, isFieldId } from '../../src/catalogue/fields.ts';
import { conditionText } from '../../src/catalogue/option-conditions.ts';
import { wholeHelp } from '../../src/catalogue/option-help.ts';
import { languages } from '../../src/code/languages.ts';
import { problemCodes } from '../../src/schema/problem.ts';
import * as limits from '../../src/schema/schema.ts';

type Cells = readonly string[];

/** Escapes a value for a Markdown cell, which ends at a bar. */
export const text = (value: string) => value.replaceAll('|', '\\|');
export const code = (value: string) => `\`${text(value)}\``;

/** A Markdown table. */
export function table(heads: Cells, rows: readonly Cells[]): string {
  const line = (cells: Cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function defaultOf(info: OptionInfo): string {
  if ('default' in info && info.default !== undefined) return code(JSON.stringify(info.default));
  return info.required ? 'required' : '';
}

function rangeOf(info: OptionInfo): string {
  switch (info.kind) {
    case 'integer':
    case 'number': {
      const from = info.min === undefined ? '' : `from ${info.min} `;
      const to = info.max === undefined ? '' : `to ${info.max}`;
      return `${from}${to}`.trim();
    }
    case 'text':
      return `up to ${(info.maxLength ?? limits.CELL_LENGTH_MAX).toLocaleString('en-US')} characters`;
    case 'values':
    case 'weights':
      return `up to ${info.maxItems.toLocaleString('en-US')}`;
    case 'choice':
    case 'choices':
      return info.choices.map(code).join(', ');
    default:
      return '';
  }
}

function helpOf(info: OptionInfo): string {
  const conditions = info.when?.map((condition) => conditionText(condition, code)) ?? [];
  const only = conditions.length > 0 ? ` Where ${conditions.join(' and ')}.` : '';
  return text(wholeHelp(info)) + only;
}

export function optionTable(options: Readonly<Record<string, OptionInfo>>): string {
  if (Object.keys(options).length === 0) return 'There are no options.';
  const rows = Object.entries(options).map(([name, info]) => [
    code(name),
    info.kind,
    defaultOf(info),
    rangeOf(info),
    helpOf(info),
  ]);
  return table(['option', 'kind', 'default', 'range', ''], rows);
}

function fieldSection(id: string, { label, type, entity, note, options }: Field): string {
  if ((!options && !note) || !isFieldId(id)) return '';
  const of = entity ? `, of a ${entity}` : '';
  const example = `\`\`\`json\n${JSON.stringify(exampleOf(id))}\n\`\`\``;
  const parts = [note, options && optionTable(options)].filter((part) => part !== undefined);
  return `\n#### ${id}\n\n${label}: ${type}${of}.\n\n${parts.join('\n\n')}\n\n${example}\n`;
}

function fieldsReference(): string {
  const modules = new Map<string, [string, Field][]>();
  for (const [id, field] of Object.entries<Field>(fields)) {
    const name = id.includes('.') ? id.slice(0, id.indexOf('.')) : 'structure';
    modules.set(name, [...(modules.get(name) ?? []), [id, field]]);
  }
  return [...modules]
    .map(([name, entries]) => {
      const rows = entries.map(([id, { label, type, entity = '' }]) => [code(id), text(label), type, entity]);
      const sections = entries.map(([id, field]) => fieldSection(id, field)).join('');
      return `### ${name}\n\n${table(['field', 'label', 'value', 'of'], rows)}\n${sections}`;
    })
    .join('\n');
}

function limitsReference(): string {
  const named: readonly (readonly [string, number])[] = [
    ['Characters of JSON', limits.DOCUMENT_LENGTH_MAX],
    ['Tables', limits.TABLES_MAX],
    ['Columns, in all tables and objects', limits.COLUMNS_MAX],
    ['Rows of a table', limits.TABLE_ROWS_MAX],
    ['Unique keys of a table, and foreign keys', limits.KEYS_MAX],
    ['Columns of a key', limits.KEY_COLUMNS_MAX],
    ['Objects within objects', limits.NESTING_MAX],
    ['Characters of a cell', limits.CELL_LENGTH_MAX],
    ['Values of JSON in a cell', limits.CELL_VALUES_MAX],
    ['Characters of a name or a key', limits.NAME_LENGTH_MAX],
    ['Characters of a seed', limits.SEED_LENGTH_MAX],
  ];
  return table(
    ['what', 'at most'],
    named.map(([what, limit]) => [what, limit.toLocaleString('en-US')]),
  );
}

/** The generated parts of docs/schema.md, by the names of their markers. */
const parts: Readonly<Record<string, () => string>> = {
  limits: limitsReference,
  'common-options': () => optionTable(commonOptions),
  fields: fieldsReference,
  kinds: () =>
    table(
      ['kind', 'is'],
      Object.entries(customKinds).map(([kind, { field, ...rest }]) => [
        code(kind),
        code(JSON.stringify({ field, ...rest })),
      ]),
    ),
  ddl: () => optionTable(languages.ddl.options),
  typescript: () => optionTable(languages.typescript.options),
  entities: () => entityKinds.map(code).join(', '),
  codes: () =>
    table(
      ['code', 'what it says'],
      Object.entries(problemCodes).map(([name, sentence]) => [code(name), text(sentence)]),
    ),
};

/** A page with the text between its markers replaced. The parts are keyed by the names of the markers. */
export function withParts(page: string, parts: Readonly<Record<string, () => string>>): string {
  return Object.entries(parts).reduce((made, [name, part]) => {
    const start = `<!-- ${name} -->\n`;
    const end = `\n<!-- end of ${name} -->`;
    const from = made.indexOf(start);
    const to = made.indexOf(end);
    if (from < 0 || to < from) throw new Error(`The page has no part “${name}”`);
    return `${made.slice(0, from + start.length)}\n${part().trim()}\n${made.slice(to)}`;
  }, page);
}

export function withReference(page: string): string {
  return withParts(page, parts);
}
