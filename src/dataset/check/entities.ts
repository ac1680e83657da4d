import type { EntityKind } from '../../catalogue/entities.ts';
import type { Field, Json, OptionInfo } from '../../catalogue/field.ts';
import { type FieldId, fields } from '../../catalogue/fields.ts';
import { itemColumn, withNested } from '../../schema/nested.ts';
import type { Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { type CheckContext, removal, setTo } from './context.ts';

/** Finds columns that set different options for the same entity: one person cannot have two sexes. */
export function checkEntities(context: CheckContext): void {
  for (const { columns } of context.schema.tables) {
    checkRow(context, columns, (column) => context.pathOf(column));
  }
}

type PathOf = (column: ColumnSchema) => Path;

/** Checks columns that share the row's entities. Items of an array have entities of their own. */
function checkRow(context: CheckContext, columns: readonly ColumnSchema[], pathOf: PathOf): void {
  const decided = new Map<string, { readonly value: Json; readonly column: ColumnSchema }>();
  const all = columns.flatMap(withNested);
  for (const column of all) checkColumn(context, column, decided, pathOf);
  checkSetByAll(context, all, pathOf);
  checkOfOthers(context, all, pathOf);
  checkTestNumbers(context, all, pathOf);
  for (const column of all) {
    if (column.field !== 'array' || column.options.field === undefined) continue;
    const path = [...pathOf(column), 'options'];
    const item = itemColumn(column);
    checkRow(context, [item], (nested) => (nested === item ? path : context.pathOf(nested)));
  }
}

interface EntityOption {
  readonly name: string;
  readonly info: OptionInfo;
  readonly entity: EntityKind;
  /** Identifies the option of one entity in the row. */
  readonly id: string;
}

/** The options of a column that decide its whole entity. */
function entityOptions({ field, of }: ColumnSchema): readonly EntityOption[] {
  const { entity, options = {} }: Field = fields[field];
  if (!entity) return [];
  return Object.entries(options).flatMap(([name, info]) =>
    info.ofEntity ? [{ name, info, entity, id: `${entity} ${of[entity] ?? 1} ${name}` }] : [],
  );
}

function checkColumn(
  context: CheckContext,
  column: ColumnSchema,
  decided: Map<string, { readonly value: Json; readonly column: ColumnSchema }>,
  pathOf: PathOf,
): void {
  for (const { name, info, entity, id } of entityOptions(column)) {
    const value = column.options[name];
    if (value === undefined || info.ofEntity === 'every-column') continue;
    const before = decided.get(id);
    if (!before) decided.set(id, { value, column });
    if (!before || before.value === value) continue;
    const path = [...pathOf(column), 'options', name];
    context.add(
      path,
      'conflicting-options',
      `The column “${before.column.name}” belongs to the same ${entity} and has ${JSON.stringify(before.value)} here. Use the same value, or give one of the columns another ${entity} number (“of”).`,
      removal(`Remove “${name}”`, path),
    );
  }
}

/** Finds columns that lack an option which another column of their entity sets. It would change their values too. */
function checkSetByAll(context: CheckContext, columns: readonly ColumnSchema[], pathOf: PathOf): void {
  const options = columns.flatMap((column) =>
    entityOptions(column)
      .filter(({ info }) => info.ofEntity === 'every-column')
      .map((option) => ({ ...option, column, isSet: column.options[option.name] === true })),
  );
  const set = new Map(options.filter(({ isSet }) => isSet).map(({ id, column }) => [id, column]));
  const unique = new Set(options.filter(({ column }) => column.unique).map(({ id }) => id));
  for (const { name, entity, id, column, isSet } of options) {
    if (!isSet || !unique.has(id)) continue;
    const path = [...pathOf(column), 'options', name];
    const message = `This has no effect: in a unique column, the ${entity} is independent of the row anyway.`;
    const others = options.filter((option) => option.id === id && option.isSet);
    const patch = others.flatMap((option) => removal('', [...pathOf(option.column), 'options', name]).patch);
    context.add(path, 'option-not-applicable', message, { text: `Remove “${name}”`, patch });
  }
  if (options.some(({ id, isSet }) => isSet && unique.has(id))) return;
  for (const { name, entity, id, column, isSet } of options) {
    const other = set.get(id);
    if (!other || isSet) continue;
    const path = [...pathOf(column), 'options', name];
    context.add(
      path,
      'conflicting-options',
      `The column “${shown(other.name)}” belongs to the same ${entity} and sets “${name}”, which affects this column too. Set it here as well, or give one of the columns another ${entity} number (“of”).`,
      setTo(`Set “${name}” to true`, path, true),
    );
  }
}

/** Finds options that only decide other columns of an entity which has no others. */
function checkOfOthers(context: CheckContext, columns: readonly ColumnSchema[], pathOf: PathOf): void {
  for (const column of columns) {
    for (const { name, info, entity } of entityOptions(column)) {
      if (info.ofEntity !== 'other-columns' || column.options[name] === undefined) continue;
      const number = column.of[entity] ?? 1;
      const hasOthers = columns.some(
        ({ field, of }) =>
          field !== column.field && fieldEntity(field) === entity && (of[entity] ?? 1) === number,
      );
      if (hasOthers) continue;
      const path = [...pathOf(column), 'options', name];
      const message = `This has no effect: the row has no other column of this ${entity}.`;
      context.add(path, 'option-not-applicable', message, removal(`Remove “${name}”`, path));
    }
  }
}

function fieldEntity(field: FieldId): EntityKind | undefined {
  const { entity }: Field = fields[field];
  return entity;
}

/** Refuses test numbers for a card if any column of that card is unique. */
function checkTestNumbers(context: CheckContext, columns: readonly ColumnSchema[], pathOf: PathOf): void {
  const cardOf = ({ of }: ColumnSchema) => of.card ?? 1;
  const uniqueCards = new Set(
    columns.filter(({ field, unique }) => unique && field === 'finance.creditCardNumber').map(cardOf),
  );
  for (const column of columns) {
    if (column.options.testNumbers !== true || !uniqueCards.has(cardOf(column))) continue;
    const message =
      'There are only a few test numbers, so they repeat. “unique” and “testNumbers” cannot be combined.';
    const path = [...pathOf(column), 'options', 'testNumbers'];
    context.add(path, 'unique-too-few', message, removal('Remove “testNumbers”', path));
  }
}
