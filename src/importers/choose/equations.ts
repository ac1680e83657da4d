import { nameInFormula } from '../../expression/written-names.ts';
import type { SourceEquation } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { numberLimits } from './number-limits.ts';

/** Computes columns as the checks say, such as `total = subtotal + tax`. */
export function keepEquations(table: TableDraft): void {
  const computed = new Set<string>();
  const read = new Set<string>();
  for (const equation of table.source.equations ?? []) {
    const [target, ...operands] = equation.columns.map((name) =>
      table.columns.find(({ context }) => context.column.name === name),
    );
    const drafts = operands.filter((operand) => operand !== undefined);
    if (!target || drafts.length < operands.length || !isFree(target)) continue;
    const [name, ...names] = equation.columns;
    // A column that is computed from another computed one could be computed from itself.
    if (name === undefined || read.has(name) || [name, ...names].some((one) => computed.has(one))) continue;
    compute(target, drafts, equation);
    computed.add(name);
    for (const one of names) read.add(one);
  }
}

function isFree({ context, choice }: ColumnDraft): boolean {
  return context.key === undefined && (choice.field === 'number' || choice.field === 'number.int');
}

function compute(target: ColumnDraft, operands: readonly ColumnDraft[], equation: SourceEquation): void {
  const { column } = target.context;
  if (!column.nullable) for (const operand of operands) fill(operand);
  const formula = equation.formula(equation.columns.map(nameInFormula));
  const isInteger = column.type.value === 'integer';
  const expression = isInteger ? formula : `round(${formula}, ${numberLimits(column).decimals})`;
  target.choice = {
    field: 'formula',
    options: { expression },
    evidence: 'check',
    confidence: 'sure',
    why: 'A check computes it from other columns',
  };
}

function fill(operand: ColumnDraft): void {
  const { nulls, nullWhen, ...rest } = operand.properties;
  if (nulls || nullWhen !== undefined) operand.properties = { ...rest, nullable: true };
}
