import type { Json } from '../../catalogue/field.ts';
import { type Fix, type PatchOperation, pointerSteps } from '../../schema/problem.ts';
import type { ColumnDraft, SchemaDraft, TableDraft } from '../choose/draft.ts';
import type { SetOptions } from '../imported-schema.ts';

/** Applies a fix of the check to a draft. Returns false, and changes nothing, if it changes what a source decides. */
export function applyFix(draft: SchemaDraft, { patch }: Fix): boolean {
  const changes = patch.map((operation) => changeOf(draft, operation));
  if (!changes.every((change) => change !== undefined)) return false;
  for (const change of changes) change();
  return true;
}

type Change = () => void;

const nothing: Change = () => {};

function changeOf(draft: SchemaDraft, operation: PatchOperation): Change | undefined {
  const [tables, tableAt, property, columnAt, ...rest] = pointerSteps(operation.path);
  const table = tables === 'tables' ? draft.tables[Number(tableAt)] : undefined;
  if (!table) return undefined;
  if (property === 'rows' && columnAt === undefined) return changeOfRows(table, operation);
  const column = property === 'columns' ? table.columns[Number(columnAt)] : undefined;
  if (!column) return undefined;
  const [name, option, ...deeper] = rest;
  if (name === 'nulls' && typeof operation.value === 'number') return changeOfNulls(column, operation.value);
  if (name !== 'options' || deeper.length > 0) return undefined;
  return option === undefined ? nothing : changeOfOption(column, option, operation);
}

function changeOfRows(table: TableDraft, { value }: PatchOperation): Change | undefined {
  if (typeof value !== 'number' || value < 1) return undefined;
  return () => {
    table.rows = value;
  };
}

function changeOfNulls(column: ColumnDraft, nulls: number): Change {
  return () => {
    column.properties = { ...column.properties, nulls };
  };
}

function changeOfOption(column: ColumnDraft, name: string, { op, value }: PatchOperation): Change {
  return () => {
    const { options = {} } = column.choice;
    const kept = Object.entries(options).filter(([own]) => own !== name);
    const added: readonly (readonly [string, Json])[] =
      op === 'remove' || value === undefined ? [] : [[name, value]];
    const changed: SetOptions = Object.fromEntries([...kept, ...added]);
    column.choice = { ...column.choice, options: changed };
  };
}
