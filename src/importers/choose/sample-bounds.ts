import { nameInFormula } from '../../expression/written-names.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { freeName } from './free-name.ts';
import { reads } from './sample-correlations.ts';

/** Fields of numbers that a formula can bound. */
const DRAWN: ReadonlySet<string> = new Set(['number', 'list', 'cases']);
const FIELDS: ReadonlySet<string> = new Set([...DRAWN, 'formula']);

/** Keeps numbers at or below another one of their row, as in a sample. The higher one becomes greater only if it depends on the lower one. */
export function keepSampledBounds(table: TableDraft): void {
  for (const { columns: names } of table.source.bounds ?? []) {
    const [lower, higher] = names.map((name) =>
      table.columns.find(({ context }) => context.column.name === name),
    );
    if (!lower || !higher || ![lower, higher].every(isNumber)) continue;
    if (!reads(table, higher, lower))
      bound(table, lower, `min(%, ${nameOf(higher)})`, `Never above ${names[1]}`);
    else if (!reads(table, lower, higher))
      bound(table, higher, `max(%, ${nameOf(lower)})`, `Never below ${names[0]}`);
  }
}

const nameOf = ({ context }: ColumnDraft) => nameInFormula(context.column.name);

function isNumber({ choice, context }: ColumnDraft): boolean {
  const { type, sample } = context.column;
  const isNumeric = type.value === 'integer' || type.value === 'decimal';
  return isNumeric && FIELDS.has(choice.field) && context.key === undefined && sample?.order === undefined;
}

/** @param limit a formula with a `%` in place of the number */
function bound(table: TableDraft, column: ColumnDraft, limit: string, why: string): void {
  const { choice, context, properties } = column;
  if (choice.field === 'formula') {
    const expression = limit.replace('%', () => String(choice.options?.expression));
    column.choice = { ...choice, options: { ...choice.options, expression } };
    return;
  }
  const taken = new Set(table.columns.map((one) => one.context.column.name));
  const name = freeName(`${context.column.name} drawn`, taken);
  const drawn: ColumnDraft = {
    context: { ...context, column: { ...context.column, name, nullable: false } },
    choice: { ...choice, why: `${choice.why}. No file has this column` },
    properties: { hidden: true },
    repairs: [],
    tried: new Set(),
  };
  const expression = limit.replace('%', () => nameInFormula(name));
  column.choice = { ...choice, field: 'formula', options: { expression }, why };
  column.properties = properties;
  table.columns = table.columns.flatMap((one) => (one === column ? [drawn, column] : [one]));
}
