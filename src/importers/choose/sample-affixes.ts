import { bracketed, nameInFormula, nameInTemplate } from '../../expression/written-names.ts';
import type { SourceAffix } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { freeName } from './free-name.ts';
import { reads } from './sample-correlations.ts';

/** Fields of codes whose texts a template can replace. */
const DRAWN: ReadonlySet<string> = new Set(
  'regex number cases list string.alphanumeric string.numeric location.zipCode'.split(' '),
);
/** Fields whose values a template does not write as a text of a code. */
const UNREADABLE: ReadonlySet<string> = new Set(['json', 'array', 'object']);

/**
 * Lets codes begin or end with the text of another column, as in a sample. A hidden column draws the rest. Where codes have to stay as they
 * are, such as keys, the other column has their first or last characters.
 *
 * @param told the columns of things, whose values a table of their own has
 */
export function keepSampledAffixes(table: TableDraft, told: ReadonlySet<string>): void {
  for (const affix of table.source.affixes ?? []) {
    const [target, source] = affix.columns.map((name) =>
      table.columns.find(({ context }) => context.column.name === name),
    );
    if (!target || !source || told.has(target.context.column.name) || reads(table, source, target)) continue;
    if (canJoin(target, source)) table.columns = withRest(table.columns, { target, source, affix });
    else if (!told.has(source.context.column.name)) cut(source, target, affix);
  }
}

function cut(part: ColumnDraft, code: ColumnDraft, { length, digits, isEnd }: SourceAffix): void {
  const { context, choice } = part;
  const isFree = context.key === undefined && DRAWN.has(choice.field) && code.choice.field !== 'formula';
  if (!isFree || length === undefined) return;
  const { name } = code.context.column;
  const why = `${name} ${isEnd ? 'ends' : 'begins'} with it in the rows of the sample`;
  const types = [part, code].map((column) => column.context.column.type.value);
  if (!types.includes('integer')) {
    const text = `{${nameInTemplate(name)}|${isEnd ? 'last' : 'first'}:${length}}`;
    part.choice = { ...choice, field: 'template', options: { text }, why };
  } else if (types.every((type) => type === 'integer') && digits !== undefined && !isEnd) {
    const expression = `floor(${nameInFormula(name)} / ${10 ** digits})`;
    part.choice = { ...choice, field: 'formula', options: { expression }, why };
  }
}

function canJoin(target: ColumnDraft, source: ColumnDraft): boolean {
  const { nulls = 0, nullWhen } = source.properties;
  return (
    target.context.key === undefined &&
    DRAWN.has(target.choice.field) &&
    !UNREADABLE.has(source.choice.field) &&
    nulls === 0 &&
    nullWhen === undefined
  );
}

interface Joined {
  readonly target: ColumnDraft;
  readonly source: ColumnDraft;
  readonly affix: SourceAffix;
}

function withRest(
  columns: readonly ColumnDraft[],
  { target, source, affix: { pattern, digits, placeholder, isEnd } }: Joined,
): readonly ColumnDraft[] {
  const { name, type } = target.context.column;
  const read = source.context.column.name;
  const hidden = freeName(`${name} rest`, new Set(columns.map(({ context }) => context.column.name)));
  const isNumber = type.value === 'integer';
  const areNumbers = isNumber && source.context.column.type.value === 'integer' && digits !== undefined;
  if (isNumber && !areNumbers) return columns;
  const unit = 10 ** (digits ?? 0);
  const parts = [placeholder, `{${bracketed(hidden)}}`];
  target.choice = {
    ...target.choice,
    ...(areNumbers && !isEnd
      ? {
          field: 'formula',
          options: { expression: `${nameInFormula(read)} * ${unit} + ${bracketed(hidden)}` },
        }
      : { field: 'template', options: { text: (isEnd ? parts.toReversed() : parts).join('') } }),
    why: `It ${isEnd ? 'ends' : 'begins'} with ${read} in the rows of the sample`,
  };
  const drawn: ColumnDraft = {
    context: { ...target.context, column: { name: hidden, type: { value: 'unknown' }, nullable: false } },
    choice: {
      ...(areNumbers && !isEnd
        ? { field: 'number', options: { min: 0, max: unit - 1 } }
        : { field: 'regex', options: { pattern } }),
      evidence: 'sample',
      confidence: 'sure',
      why: `The rest of ${name}. No file has this column`,
    },
    properties: { hidden: true },
    repairs: [],
    tried: new Set(),
  };
  return columns.flatMap((column) => (column === target ? [drawn, column] : [column]));
}
