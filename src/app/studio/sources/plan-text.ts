import { fields, isFieldId } from '../../../catalogue/fields.ts';
import type { ColumnPart, ColumnUpdate } from '../../../schema/edits/merge-table.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { summaryOf } from '../columns/summary.ts';
import type { ImportPlan, TablePlan } from '../schema/import-tables.ts';
import type { StudioColumn } from '../schema/studio-schema.ts';

/** How many tables an import adds, updates and removes. An update that changes nothing does not count. */
export interface PlanCounts {
  readonly added: number;
  readonly updated: number;
  readonly removed: number;
  /** The tables that are updated without any change. */
  readonly same: number;
  readonly leftOut: number;
}

export function countsOfPlan({ tables, gone }: ImportPlan): PlanCounts {
  const counts = { added: 0, updated: 0, removed: 0, same: 0, leftOut: 0 };
  for (const { way, isChanged } of tables.values()) {
    if (way === 'add') counts.added++;
    else if (way === 'leave-out') counts.leftOut++;
    else if (isChanged) counts.updated++;
    else counts.same++;
  }
  counts.removed = gone.filter(({ isRemoved }) => isRemoved).length;
  return counts;
}

/** What the button does: `Add 7 tables`, `Add 1 table, update 2`, `Update 2 tables, remove 1`; `Add tables` without any. */
export function actionText({ added, updated, removed, same }: PlanCounts): string {
  // Where the source is in the schema already, an update is what people press, and a message says that nothing changed.
  const all =
    added + updated + removed === 0 ? { added, updated: same, removed } : { added, updated, removed };
  const acts = [
    ['add', all.added],
    ['update', all.updated],
    ['remove', all.removed],
  ] as const;
  const done = acts.filter(([, count]) => count > 0);
  if (done.length === 0) return 'Add tables';
  const [[first, count] = ['add', 0], ...more] = done;
  const start = first.charAt(0).toUpperCase() + first.slice(1);
  return [`${start} ${countOf(count, 'table')}`, ...more.map(([act, n]) => `${act} ${formatCount(n)}`)].join(
    ', ',
  );
}

/** What stands beside the button: how many tables are chosen, or why it does nothing. */
export function chosenText({ added, updated, removed, same, leftOut }: PlanCounts): string {
  const chosen = added + updated + same;
  if (chosen === 0) return 'Choose at least one table.';
  if (added + updated + removed === 0) return 'The schema is up to date. Nothing changes.';
  return leftOut === 0
    ? countOf(chosen, 'table')
    : `${formatCount(chosen)} of ${countOf(chosen + leftOut, 'table')}`;
}

/** What an import did, as a sentence: `1 table was added, 2 were updated, 1 was removed.` */
export function doneText({ added, updated, removed }: PlanCounts): string {
  const acts = [
    ['added', added],
    ['updated', updated],
    ['removed', removed],
  ] as const;
  const done = acts.filter(([, count]) => count > 0);
  const texts = done.map(([act, count], i) => {
    const subject = i === 0 ? countOf(count, 'table') : formatCount(count);
    return `${subject} ${count === 1 ? 'was' : 'were'} ${act}`;
  });
  return `${texts.join(', ')}.`;
}

/**
 * What becomes of a table: `5 columns`, `2 added, 1 removed, 1 kept with your edits`.
 *
 * @param isReplaced whether references to the table are replaced
 */
export function tableText(plan: TablePlan, name: string, columns: number, isReplaced: boolean): string {
  if (plan.way === 'add') {
    const count = countOf(columns, 'column');
    return plan.name === name ? count : `${count}, added as ${plan.name}`;
  }
  if (plan.way === 'leave-out') {
    return plan.match && !isReplaced
      ? 'Not chosen. References lead to the table in the schema.'
      : 'Not chosen';
  }
  const where = plan.name === name ? '' : ` in ${plan.name}`;
  const changes = changesText(plan.columns, plan.match?.imported !== undefined);
  if (changes === '') return plan.isChanged ? `Keys change${where}` : `No changes${where}`;
  return changes + where;
}

function changesText(columns: readonly ColumnUpdate[], isKnown: boolean): string {
  const count = (isCounted: (update: ColumnUpdate) => boolean) => columns.filter(isCounted).length;
  const counts = [
    [count(({ before, isThere }) => !before && isThere), 'added'],
    [count(({ before, isThere }) => before !== undefined && !isThere), 'removed'],
    [count(({ fate }) => fate === 'changed'), 'changed'],
    [count(({ fate }) => fate === 'kept'), isKnown ? 'kept with your edits' : 'kept as they are'],
  ] as const;
  return counts
    .filter(([many]) => many > 0)
    .map(([many, what]) => `${formatCount(many)} ${what}`)
    .join(', ');
}

/** Why a column is what it is after an update; undefined if the report says it. */
export function updateText(update: ColumnUpdate, isKnown: boolean): string | undefined {
  const changes = changesOf(update);
  switch (update.fate) {
    case 'added':
    case 'same':
      return undefined;
    case 'changed':
      return changes;
    case 'kept':
      return withChanges(isKnown ? 'Edited by you, so it stays.' : 'The field stays as it is.', changes);
    case 'gone':
      return withChanges(goneText(update), changes);
    case 'own':
      return withChanges(isKnown ? 'Only in this schema.' : 'Not in the source.', changes);
    case 'dismissed':
      return 'Removed by you. The source still has it.';
  }
}

function withChanges(text: string, changes: string): string {
  return changes === '' ? text : `${text} ${changes}`;
}

/** What is said of a column or a table that the source has no more. */
export function goneText({
  isEdited,
  isThere,
}: {
  readonly isEdited: boolean;
  readonly isThere: boolean;
}): string {
  if (!isEdited) return 'Not in the source any more.';
  return `Not in the source any more. Edited by you${isThere ? ', so it stays' : ''}.`;
}

/** What the source changes of a column: `The source changes the maximum length from 80 to 120.` */
function changesOf({ before, column, changed }: ColumnUpdate): string {
  if (!before || changed.length === 0) return '';
  const texts = changed.map((part) => {
    const { name, text } = PARTS[part];
    const [from, to] = [text(before), text(column)];
    return from === to ? name : `${name} from ${from} to ${to}`;
  });
  return `The source changes ${texts.join(', ')}.`;
}

interface Part {
  readonly name: string;
  readonly text: (column: StudioColumn) => string;
}

const yesOrNo = (is: boolean | undefined) => (is ? 'yes' : 'no');

const PARTS: { readonly [Name in ColumnPart]: Part } = {
  field: { name: 'the field', text: fieldText },
  type: { name: 'the SQL type', text: ({ type = 'the usual one' }) => type },
  maxLength: {
    name: 'the maximum length',
    text: ({ maxLength }) => (maxLength === undefined ? 'none' : formatCount(maxLength)),
  },
  nullable: {
    name: 'whether SQL allows null',
    text: ({ nullable }) => (nullable === undefined ? 'as the values are' : yesOrNo(nullable)),
  },
  autoIncrement: { name: 'auto-increment', text: ({ autoIncrement }) => yesOrNo(autoIncrement) },
  nulls: { name: 'nulls', text: ({ nulls = 0 }) => `${nulls}%` },
  unique: { name: 'unique', text: ({ unique }) => yesOrNo(unique) },
  primaryKey: { name: 'primary key', text: ({ primaryKey }) => yesOrNo(primaryKey) },
  other: { name: 'other settings', text: () => '' },
};

/** A field with what its options say: `Number (1 to 500)`. */
export function fieldText(column: StudioColumn): string {
  const label = isFieldId(column.field) ? fields[column.field].label : column.field;
  const summary = summaryOf(column);
  return summary === '' ? label : `${label} (${summary})`;
}
