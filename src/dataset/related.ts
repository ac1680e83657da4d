import type { Cell } from '../catalogue/field.ts';
import { type BatchSource, Part } from '../generators/entities/part.ts';
import { once } from '../generators/once.ts';
import { mapped } from '../mapped.ts';
import type { GroupLayout } from '../random/group-layout.ts';
import { streamKey } from '../random/stream.ts';
import { childrenOf } from '../schema/children.ts';
import { firstOfForeignKey } from '../schema/foreign-keys.ts';
import { layoutOf } from '../schema/groups.ts';
import type { ColumnSchema, Schema, TableSchema } from '../schema/schema.ts';
import { type WhereGroups, whereGroups, whereOf } from '../schema/where.ts';
import { createGiven } from './given.ts';
import type { Engine } from './locale-engine.ts';
import {
  NO_PARENT,
  type Parents,
  type ParentTable,
  parentCells,
  parentRowSampler,
  parentsOf,
} from './relations.ts';
import { groupedParent, indexedParent, indexRows } from './where.ts';

/** The surroundings that a table's references and lookups need. */
interface RelatedContext {
  readonly engine: Engine;
  readonly schema: Schema;
  readonly path: readonly string[];
  readonly source: BatchSource;
  readonly tableNamed: (name: string) => ParentTable | undefined;
  readonly digits: (column: ColumnSchema) => ((row: number) => number) | undefined;
  /** The cells of a column of the same rows. */
  readonly cellsOf: (name: string) => readonly Cell[];
}

/** What the rows of a table take from other rows. */
interface RelatedCells {
  readonly cells: (column: ColumnSchema) => Part<Cell>;
  /** The parents of the current batch's rows by a reference. */
  readonly parentsOf: (reference: ColumnSchema) => Parents;
  /** The place of these parents in each batch. */
  readonly parentsSlot: (reference: ColumnSchema) => number;
}

/** The parents of the current batch's rows, and the place of the parents in each batch. */
interface ParentsInBatch {
  readonly slot: number;
  readonly read: () => Parents;
}

/** Creates the columns of a table that copy cells of other rows: its references and lookups. */
export function createRelated(
  table: TableSchema,
  { engine, schema, path, source, tableNamed, digits, cellsOf }: RelatedContext,
): RelatedCells {
  const schemaOf = new Map(table.columns.map((column) => [column.name, column]));
  const parentsByReference = new Map<string, ParentsInBatch>();

  function parentTable({ options }: ColumnSchema): ParentTable {
    const parent = tableNamed(String(options.table));
    if (!parent) throw new RangeError(`There is no table “${options.table}”`);
    return parent;
  }

  /** The parent rows of the current batch. The columns of one foreign key share them. */
  function parentsBy(column: ColumnSchema): ParentsInBatch {
    const first = firstOfForeignKey(table, column);
    const known = parentsByReference.get(first.name);
    if (known) return known;
    if (whereOf(first).length > 0) {
      const fitting = parentsWhere(first);
      parentsByReference.set(first.name, fitting);
      return fitting;
    }
    const sampler = once(() => samplerOf(first));
    const slot = source.newSlot();
    const read = () =>
      source.batch.once(slot, (rows) => {
        const rowOf = sampler();
        return parentsOf(engine.stream.withSubstream(() => mapped(rows, rowOf)));
      });
    const made = { slot, read };
    parentsByReference.set(first.name, made);
    return made;
  }

  function samplerOf(column: ColumnSchema): (row: number) => number {
    const isSelf = column.options.table === table.name;
    const { rowCount: parentCount } = parentTable(column);
    const digit = digits(column);
    if (digit && !isSelf) return digit;
    const layout = layoutOf(schema, table, column);
    return parentRowSampler(engine, path, column, {
      children: childrenOf(column),
      layout,
      parentCount,
      isSelf,
    });
  }

  /** The parent rows of the current batch that fulfil the conditions of a reference. */
  function parentsWhere(column: ColumnSchema): ParentsInBatch {
    const slot = source.newSlot();
    const chooser = {
      stream: engine.stream,
      key: streamKey(...path, 'column', column.key),
      isSelf: column.options.table === table.name,
    };
    const conditions = whereOf(column);
    const parent = schema.tables.find(({ name }) => name === column.options.table);
    const groups = parent && whereGroups(table, parent, column);
    const layout = parent && groups && layoutOf(schema, parent, groups.grouping);
    const index = once(() =>
      indexRows(
        parentTable(column),
        conditions.map((condition) => condition.parent),
      ),
    );
    const rowsByOrder = (its: WhereGroups, order: GroupLayout) => {
      const own = parentsBy(its.own).read();
      const cells = cellsOf(its.own.name);
      const rowOf = groupedParent(chooser, { layout: order, parentCount: parentTable(column).rowCount }, own);
      return (row: number, i: number) => (cells[i] === null ? NO_PARENT : rowOf(row, i));
    };
    const read = () =>
      source.batch.once(slot, (rows) => {
        const rowOf =
          groups && layout
            ? rowsByOrder(groups, layout)
            : indexedParent(chooser, index(), conditions, cellsOf);
        return parentsOf(engine.stream.withSubstream(() => mapped(rows, rowOf)));
      });
    return { slot, read };
  }

  function cells(column: ColumnSchema): Part<Cell> {
    if (column.field === 'given') return createGiven(source, table, column);
    if (column.field === 'reference') {
      const parents = parentsBy(column);
      return new Part(source, () =>
        parentCells(parents.read(), parentTable(column), String(column.options.column)),
      );
    }
    const via = schemaOf.get(String(column.options.via));
    if (!via) throw new RangeError(`There is no column “${column.options.via}”`);
    const parents = parentsBy(via);
    return new Part(source, () => {
      const copied = parentCells(parents.read(), parentTable(via), String(column.options.column));
      const references = cellsOf(via.name);
      return mapped(copied, (cell, i) => (references[i] === null ? null : cell));
    });
  }

  return {
    cells,
    parentsOf: (reference) => parentsBy(reference).read(),
    parentsSlot: (reference) => parentsBy(reference).slot,
  };
}
