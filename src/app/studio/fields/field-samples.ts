import { create } from 'zustand';
import { type FieldId, fields } from '../../../catalogue/fields.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { schemaJson } from '../schema/json.ts';
import { startingOptions } from '../schema/starting-options.ts';
import type { StudioSchema, StudioTable } from '../schema/studio-schema.ts';

type Samples = ReadonlyMap<FieldId, string>;

/** A value of each field that has one by itself; none before they were asked for. */
export const useFieldSamples = create<Samples>()(() => new Map());

const PARENT: StudioTable = {
  id: 'parent',
  name: 'customers',
  rows: 100,
  columns: [
    { id: 'id', name: 'id', field: 'sequence', primaryKey: true },
    { id: 'email', name: 'email', field: 'internet.email' },
  ],
};

/** A document of a table with a column for each field. */
function schemaOfAllFields(): StudioSchema {
  const via = { id: 'via', name: 'via', field: 'reference', options: { table: PARENT.name, column: 'id' } };
  const own: StudioTable = { id: 'fields', name: 'fields', rows: 1, columns: [via] };
  const schema = { tables: [PARENT, own] };
  const columns = fieldIds.map((field) => {
    const options = startingOptions(schema, own, { name: 'email' }, field);
    return { id: field, name: field, field, options };
  });
  return { seed: 'fields', tables: [PARENT, { ...own, columns: [via, ...columns] }] };
}

const fieldIds = Object.keys(fields) as FieldId[];

let isLoading = false;

/** Asks for the samples, once; again where that failed. */
export function loadFieldSamples(): void {
  if (isLoading) return;
  isLoading = true;
  void load();
}

async function load(): Promise<void> {
  const answer = await studioClient.read(schemaJson(schemaOfAllFields()), 1, 0, 1);
  if (!answer.ok) {
    isLoading = false;
    return;
  }
  const [, ...columns] = answer.value.columns;
  const samples = columns.flatMap(({ cells: [cell] }, i): [FieldId, string][] => {
    const field = fieldIds[i];
    return cell && field ? [[field, cell]] : [];
  });
  useFieldSamples.setState(new Map(samples), true);
}
