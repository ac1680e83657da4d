import { identifier } from '../../formats/identifier.ts';
import { childrenOf } from '../../schema/children.ts';
import { firstOfForeignKey } from '../../schema/foreign-keys.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { member, quoted } from '../literal.ts';
import type { Code } from './code.ts';
import type { ScriptTable, StageFunction } from './stage-function.ts';

/** The row that a reference names. */
interface ParentRow {
  readonly name: string;
  /** A row of the own table, of which the first has none. */
  readonly isSelf: boolean;
}

/** Writes references and lookups: those of one foreign key are of one row. */
export function createParents(writer: StageFunction) {
  const { script, stage, lines, carried, own } = writer;
  const { helpers } = script;
  const { table } = stage;
  const parentRows = new Map<ColumnSchema, ParentRow | undefined>();
  const columnNamed = (name: unknown) => table.columns.find((column) => column.name === name);

  const referenceOf = (column: ColumnSchema) =>
    column.field === 'lookup' ? columnNamed(column.options.via) : column;

  /** Whether a column takes its cells of the row that a reference names. */
  const isRelatedBy = (first: ColumnSchema) => (column: ColumnSchema) => {
    const reference = referenceOf(column);
    return reference?.field === 'reference' && firstOfForeignKey(table, reference) === first;
  };

  const indexName = (first: ColumnSchema) => `index${table.columns.indexOf(first)}`;

  function relatedCode(column: ColumnSchema): Code {
    const reference = referenceOf(column) ?? column;
    const parent = script.tables.get(String(reference.options.table));
    const target = parent?.table.columns.find(({ name }) => name === column.options.column);
    const found = parent && parentRow(reference, parent);
    if (!found || !target) {
      return { code: `(null as ${own.rowType}[${quoted(column.name)}])`, type: 'text', nullable: true };
    }
    const value = writer.madeCell(target, parent.table, member(found.name, target.name));
    const via = column.field === 'lookup' ? writer.cells.get(reference.name) : undefined;
    const guards = [
      ...(via?.nullable ? [`${via.code} === null`] : []),
      ...(found.isSelf ? [`${found.name} === undefined`] : []),
    ];
    if (guards.length === 0) return value;
    const code = `(${guards.join(' || ')} ? null : ${value.code})`;
    return { ...value, code, nullable: true, simple: false };
  }

  /** Undefined where the table referred to has no rows. */
  function parentRow(reference: ColumnSchema, parent: ScriptTable): ParentRow | undefined {
    const first = firstOfForeignKey(table, reference);
    if (!parentRows.has(first)) {
      parentRows.set(first, parent.table.rows > 0 ? writeParentRow(first, parent) : undefined);
    }
    return parentRows.get(first);
  }

  function writeParentRow(first: ColumnSchema, parent: ScriptTable): ParentRow {
    const isSelf = parent.table === table;
    if (isSelf) writer.needsMade = true;
    else writer.parameters.set(parent.name, writer.progress.get(parent.table)?.type ?? parent.rowType);
    const rows = isSelf ? writer.madeName : parent.name;
    const name = writer.nameOf(`${identifier(first.name)}Row`);
    const at = (index: string) =>
      `${isSelf ? 'row === 0 ? undefined : ' : ''}${helpers.use('at')}(${rows}, ${index})`;
    const wasUsed = writer.wasUsed(isRelatedBy(first));
    const isNeeded = writer.isNeededLater(isRelatedBy(first));
    if (wasUsed || isNeeded) {
      const index = writer.nameOf(`${identifier(first.name)}Index`);
      const drawn = () => (isSelf ? `row === 0 ? 0 : ${ownIndex(first)}` : parentIndex(first, rows));
      lines.push(`const ${index} = ${wasUsed ? writer.fromBefore(indexName(first)) : drawn()};`);
      lines.push(`const ${name} = ${at(index)};`);
      if (isNeeded) carried.set(indexName(first), { code: index, type: 'number' });
    } else if (isSelf) {
      lines.push(`const ${name} = ${at(ownIndex(first))};`);
    } else {
      const isPlain = childrenOf(first) === 'uniform';
      const found = isPlain ? `faker.helpers.arrayElement(${rows})` : at(parentIndex(first, rows));
      lines.push(`const ${name} = ${found};`);
    }
    return { name, isSelf };
  }

  /** Where a row before this one stands. */
  function ownIndex(first: ColumnSchema): string {
    const children = childrenOf(first);
    if (children === 'uniform') return 'faker.number.int({ max: row - 1 })';
    if (children === 'zipf') return `${helpers.use('zipfIndex')}(row)`;
    if (children === 'one-to-one') return 'row - 1';
    return `Math.floor((row - 1) / ${'each' in children ? children.each : children.min})`;
  }

  /** Where the row referred to stands in its table. */
  function parentIndex(first: ColumnSchema, rows: string): string {
    const children = childrenOf(first);
    const any = `faker.number.int({ max: ${rows}.length - 1 })`;
    if (children === 'uniform') return any;
    if (children === 'zipf' || children === 'one-to-one') {
      const order = writer.nameOf(`${rows}Order`);
      writer.setup.push(`const ${order} = faker.helpers.shuffle([...${rows}.keys()]);`);
      const place = children === 'zipf' ? `${helpers.use('zipfIndex')}(${rows}.length)` : 'row';
      return `${helpers.use('at')}(${order}, ${place})`;
    }
    if ('each' in children) return `Math.floor(row / ${children.each})`;
    return `(row < ${children.min} * ${rows}.length ? row % ${rows}.length : ${any})`;
  }

  /** Hands on what a stage after this one needs, and this one does not. */
  function carryOn(): void {
    for (const first of table.columns) {
      const isOf = isRelatedBy(first);
      if (parentRows.has(first) || !writer.wasUsed(isOf) || !writer.isNeededLater(isOf)) continue;
      carried.set(indexName(first), { code: writer.fromBefore(indexName(first)), type: 'number' });
    }
  }

  return { relatedCode, carryOn };
}
