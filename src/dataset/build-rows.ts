import type { EntityKind } from '../catalogue/entities.ts';
import type { Cell, Field } from '../catalogue/field.ts';
import { type FieldId, fields } from '../catalogue/fields.ts';
import { namesIn, type PersonNames } from '../generators/entities/names-in.ts';
import { type Part, RowBatch } from '../generators/entities/part.ts';
import { mailSpelling } from '../generators/mail-spelling.ts';
import { mapped } from '../mapped.ts';
import { firstFraction, streamKey } from '../random/stream.ts';
import { firstOfForeignKey } from '../schema/foreign-keys.ts';
import type { ColumnSchema, TableSchema } from '../schema/schema.ts';
import { BuiltBatch } from './built-batch.ts';
import type { ReadyEntity } from './entities.ts';
import type { FindRows } from './find-rows.ts';
import { enginesOf, entryOf, type LocaleEngine } from './locale-engine.ts';
import { NO_PARENT } from './relations.ts';
import type { Batch } from './table.ts';
import type { TableParts } from './table-parts.ts';

/** A person, a place or another entity of a row, with the cells that are set. */
interface SetEntity {
  readonly kind: EntityKind;
  readonly number: number;
  readonly columns: readonly ColumnSchema[];
}

const NAMES: ReadonlySet<FieldId> = new Set<FieldId>([
  'person.fullName',
  'person.firstName',
  'person.lastName',
]);

/** Positions behind the table's rows where a person, a place or another entity with some cells is looked for. */
const CANDIDATES = 16_384;

/**
 * Builds the rows from `from` to below `to`, counted from 0.
 * @param cells the cells that are set in each of these rows, by column
 */
export type BuildRows = (from: number, to: number, cells: ReadonlyMap<string, Cell>) => Batch;

/**
 * Builds rows of a table with some cells set. All columns that read such a cell follow it: formulas, templates, lookups, and the
 * columns of its entity. For these, the entity of a row is replaced by one that has the cells: that of another position in the
 * same random streams. If none of 16,384 positions has the name of a person, the name is set and mailboxes are spelled from it.
 * Other cells that no position has are set alone.
 */
export function createRowBuilder(parts: TableParts, table: TableSchema, findRows: FindRows): BuildRows {
  const { engine, path, source, columns, order, entitiesIn, group, localesOf } = parts;
  const indexes = new Map<string, ReadonlyMap<string, readonly number[]>>();
  const candidates = new RowBatch(Array.from({ length: CANDIDATES }, (_, i) => table.rows + i));
  const columnNamed = new Map(table.columns.map((column) => [column.name, column]));

  function partOf(name: string): Part<Cell> {
    const column = columns.get(name);
    if (!column) throw new RangeError(`There is no column “${name}”`);
    return column.part;
  }

  const read = <T>(batch: RowBatch, part: Part<T>): readonly T[] => source.within(batch, () => part.values());

  /** The candidates by the values of some parts, and by the locale. */
  function candidatesBy(id: string, parts: readonly Part<unknown>[]): ReadonlyMap<string, readonly number[]> {
    const known = indexes.get(id);
    if (known) return known;
    const locales = localesOf(candidates);
    const lists = parts.map((part) => read(candidates, part));
    const index = new Map<string, number[]>();
    for (const [i, position] of candidates.rows.entries()) {
      const key = keyOf(
        locales[i],
        mapped(lists, (list) => list[i]),
      );
      const positions = index.get(key) ?? [];
      positions.push(position);
      index.set(key, positions);
    }
    indexes.set(id, index);
    return index;
  }

  /** For each row, a position whose entity has these values. Undefined if there is none. */
  function positionsWith(
    id: string,
    rows: RowBatch,
    parts: readonly Part<unknown>[],
    values: readonly unknown[],
  ): readonly number[] | undefined {
    if (parts.length === 0) return undefined;
    const index = candidatesBy(id, parts);
    const locales = localesOf(rows);
    const key = streamKey(...path, 'built', id);
    const positions = rows.numbers.flatMap((row, i) => {
      const fitting = index.get(keyOf(locales[i], values)) ?? [];
      return fitting[Math.floor(firstFraction(key, row) * fitting.length)] ?? [];
    });
    return positions.length === rows.numbers.length ? positions : undefined;
  }

  function entitiesOf(cells: ReadonlyMap<string, Cell>): readonly SetEntity[] {
    const entities = new Map<string, ColumnSchema[]>();
    for (const name of cells.keys()) {
      const column = columnNamed.get(name);
      if (!column || cells.get(name) === null) continue;
      const kind = entityOf(column);
      if (kind === undefined) continue;
      const id = `${kind} ${column.of[kind] ?? 1}`;
      entities.set(id, [...(entities.get(id) ?? []), column]);
    }
    return [...entities.values()].flatMap((list) => {
      const [first] = list;
      const kind = first && entityOf(first);
      return kind ? [{ kind, number: first.of[kind] ?? 1, columns: list }] : [];
    });
  }

  function entityIn(own: LocaleEngine, { kind, number }: SetEntity): ReadyEntity {
    return entitiesIn(own)(kind, number);
  }

  /** The positions of an entity that has all the cells, or as a second choice one of them. */
  function positionsOf(entity: SetEntity, rows: RowBatch, cells: ReadonlyMap<string, Cell>) {
    const tries = [entity.columns, ...(entity.columns.length > 1 ? entity.columns.map((one) => [one]) : [])];
    for (const list of tries) {
      const id = ['cells', entity.kind, entity.number, ...list.map(({ name }) => name)].join(' ');
      const parts = list.map(({ name }) => partOf(name));
      const values = list.map(({ name }) => cells.get(name));
      const positions = positionsWith(id, rows, parts, values);
      if (positions) return { positions, isWhole: list === entity.columns };
    }
    return undefined;
  }

  /** The names of a person among the cells, by the parts of a person. */
  function namesOf(
    own: LocaleEngine,
    { columns: list }: SetEntity,
    cells: ReadonlyMap<string, Cell>,
  ): PersonNames {
    const texts = new Map<string, string>();
    for (const column of list) {
      const { generate } = entryOf(own, column.field);
      if (typeof generate === 'object' && 'part' in generate)
        texts.set(generate.part, String(cells.get(column.name)));
    }
    return namesIn(own.locale.language, {
      firstName: texts.get('firstName'),
      lastName: texts.get('lastName'),
      fullName: texts.get('fullName'),
    });
  }

  /** The parent of each row that has the cells of the reference and of the other columns of its foreign key. */
  function parentRows(
    reference: ColumnSchema,
    rows: RowBatch,
    cells: ReadonlyMap<string, Cell>,
  ): readonly number[] {
    const wanted = new Map<string, Cell>();
    for (const [name, cell] of cells) {
      const column = columnNamed.get(name);
      if (column?.field === 'reference' && firstOfForeignKey(table, column) === reference)
        wanted.set(String(column.options.column), cell);
    }
    const fitting = findRows(String(reference.options.table), wanted);
    const key = streamKey(...path, 'built', reference.key);
    return rows.numbers.map(
      (row) => fitting[Math.floor(firstFraction(key, row) * fitting.length)] ?? NO_PARENT,
    );
  }

  const shown = table.columns.filter(({ hidden }) => !hidden).map(({ name }) => name);

  return (from, to, cells) => {
    const start = group ? group.startOf(group.parentOf(from)) : from;
    const numbers = Array.from({ length: to - start }, (_, i) => start + i);
    const before = new RowBatch(numbers.slice(0, from - start));
    const built = new RowBatch(numbers.slice(from - start));
    const values = new Map<number, readonly unknown[]>();
    const positions = new Map<number, readonly number[]>();
    const parents = new Map<number, readonly number[]>();

    /** The rows of the group before those that are built keep their values. */
    function setPart<T>(part: Part<T>, value: T): void {
      const kept = from > start ? read(before, part) : [];
      values.set(part.slot, [...kept, ...mapped(built.numbers, () => value)]);
    }

    function move({ slots: [first, end] }: ReadyEntity, to: readonly number[]): void {
      const all = [...before.numbers, ...to];
      for (let slot = first; slot < end; slot++) positions.set(slot, all);
    }

    function setNames(own: LocaleEngine, entity: SetEntity): void {
      const person = entityIn(own, entity);
      const names = namesOf(own, entity, cells);
      const spell = mailSpelling(own.locale.language);
      for (const name of ['firstName', 'lastName', 'fullName'] as const) {
        const text = names[name];
        const part = person.parts[name];
        if (text !== undefined && part) setPart(part, text);
      }
      const mailboxes = { mailboxFirst: names.firstName, mailboxLast: names.lastName };
      for (const [name, text] of Object.entries(mailboxes)) {
        const part = person.parts[name];
        if (text !== undefined && part) setPart(part, spell(text));
      }
      const { firstName } = person.parts;
      if (names.firstName === undefined || !firstName) return;
      // A person with the same first name has its sex and a fitting age.
      const others = entity.columns.filter(({ field }) => !NAMES.has(field)).map(({ name }) => name);
      const id = ['firstName', entity.number, own.locale.name, ...others].join(' ');
      const namesakes = positionsWith(
        id,
        built,
        [firstName, ...others.map(partOf)],
        [names.firstName, ...others.map((name) => cells.get(name))],
      );
      if (namesakes) move(person, namesakes);
    }

    for (const entity of entitiesOf(cells)) {
      const [first] = entity.columns;
      const engines = first ? enginesOf(engine, first) : [];
      const found = positionsOf(entity, built, cells);
      for (const own of engines) {
        if (found) move(entityIn(own, entity), found.positions);
        if (!found?.isWhole && entity.kind === 'person') setNames(own, entity);
      }
    }
    const references = new Set(
      [...cells.keys()].flatMap((name) => {
        const column = columnNamed.get(name);
        return column?.field === 'reference' ? [firstOfForeignKey(table, column)] : [];
      }),
    );
    for (const reference of references) {
      const { parentsOf, parentsSlot } = parts;
      if (!parentsOf || !parentsSlot) throw new RangeError('A table without references');
      const parentBefore = source.within(before, () => parentsOf(reference));
      const kept = before.numbers.map(
        (_, i) => parentBefore.batch.numbers[parentBefore.places[i] ?? NO_PARENT],
      );
      const rows = [...kept, ...parentRows(reference, built, cells)];
      parents.set(
        parentsSlot(reference),
        mapped(rows, (row) => row ?? NO_PARENT),
      );
    }
    for (const [name, cell] of cells) setPart(partOf(name), cell);
    const batch = new BuiltBatch(numbers, numbers, { values, positions, parents });
    return source.within(batch, () => {
      for (const name of order.ofAll(shown)) partOf(name).values();
      return {
        rowCount: to - from,
        columns: mapped(shown, (name) =>
          partOf(name)
            .values()
            .slice(from - start),
        ),
      };
    });
  };
}

function keyOf(locale: number | undefined, values: readonly unknown[]): string {
  return JSON.stringify([locale, ...mapped(values, (value) => `${typeof value} ${value}`)]);
}

/** The kind of entity to which a column belongs. */
function entityOf({ field }: ColumnSchema): EntityKind | undefined {
  const { entity }: Field = fields[field];
  return entity;
}
