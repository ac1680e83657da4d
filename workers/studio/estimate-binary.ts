import type { Table } from '../../src/dataset/table.ts';
import { assemble } from '../../src/formats/assembly.ts';
import { type BinaryPlan, type LoadedBinaryPlan, loadPlan } from '../../src/formats/file-plan.ts';
import { readBatches } from '../../src/formats/read-batches.ts';

/** The cells of a table's sample. Bytes around the values of each column count little in so many. */
const SAMPLE_CELLS = 50_000;

/** A sample of rows in the middle of a table, as a group. */
function sampleGroup({ table, groups }: LoadedBinaryPlan['tables'][number]) {
  const { rowCount, columns } = table;
  const most = Math.min(groups.groupRows, Math.ceil(SAMPLE_CELLS / Math.max(1, columns.length)));
  const rows = Math.min(rowCount, most);
  const from = Math.floor((rowCount - rows) / 2);
  const group = groups.start(0);
  for (const batch of readBatches(table, from, from + rows)) group.add(batch);
  return { rows, written: group.end() };
}

/** Estimates the size of each table of a file of bytes. The content around the groups counts as part of the last table. */
export async function binarySizes(plan: BinaryPlan): Promise<ReadonlyMap<Table, number>> {
  const loaded = await loadPlan(plan);
  if (!('assemble' in loaded)) return new Map();
  const assembly = assemble(loaded);
  const sizes = new Map<Table, number>();
  let around = assembly.head().length;
  for (const [index, planned] of loaded.tables.entries()) {
    const { table } = planned;
    around += assembly.startTable(index, around).length;
    if (table.rowCount > 0) {
      const { rows, written } = sampleGroup(planned);
      const bytes = written.bytes.length;
      const place = { table: index, number: 0, rows, bytes, facts: written.facts };
      around += assembly.startGroup(place, around).length;
      sizes.set(table, (bytes / rows) * table.rowCount);
    }
    around += assembly.endTable(index, around).length;
    if (index === loaded.tables.length - 1) {
      around += assembly.tail(around).length;
      sizes.set(table, (sizes.get(table) ?? 0) + around);
    }
  }
  return sizes;
}
