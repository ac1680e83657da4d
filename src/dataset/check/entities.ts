import type { Field, Json } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { withNested } from '../../schema/nested.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { type CheckContext, removal } from './context.ts';

/** Two columns that decide their entity differently: one person cannot be of two sexes. */
export function checkEntities(context: CheckContext): void {
  for (const { columns } of context.schema.tables) {
    const decided = new Map<string, { readonly value: Json; readonly column: ColumnSchema }>();
    const all = columns.flatMap(withNested);
    for (const column of all) checkColumn(context, column, decided);
    checkTestNumbers(context, all);
  }
}

function checkColumn(
  context: CheckContext,
  column: ColumnSchema,
  decided: Map<string, { readonly value: Json; readonly column: ColumnSchema }>,
): void {
  const { entity, options: infos = {} }: Field = fields[column.field];
  if (!entity) return;
  for (const [name, value] of Object.entries(column.options)) {
    if (!infos[name]?.ofEntity) continue;
    const id = `${entity} ${column.of[entity] ?? 1} ${name}`;
    const before = decided.get(id);
    if (!before) decided.set(id, { value, column });
    if (!before || before.value === value) continue;
    const path = `${context.pathOf(column)}.options.${name}`;
    context.add(
      path,
      'conflicting-options',
      `The column “${before.column.name}” is of the same ${entity}, and has ${JSON.stringify(before.value)} here. Give one of them another “of”, or the same value.`,
      removal(`Remove “${name}”`, path),
    );
  }
}

/** A column's test numbers are those of its card, whichever of the card's columns is unique. */
function checkTestNumbers(context: CheckContext, columns: readonly ColumnSchema[]): void {
  const cardOf = ({ of }: ColumnSchema) => of.card ?? 1;
  const uniqueCards = new Set(
    columns.filter(({ field, unique }) => unique && field === 'finance.creditCardNumber').map(cardOf),
  );
  for (const column of columns) {
    if (column.options.testNumbers !== true || !uniqueCards.has(cardOf(column))) continue;
    const message = 'Test numbers are few, and repeat: “unique” and “testNumbers” cannot both be.';
    const path = `${context.pathOf(column)}.options.testNumbers`;
    context.add(path, 'unique-too-few', message, removal('Remove “testNumbers”', path));
  }
}
