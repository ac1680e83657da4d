import type { Json } from '../catalogue/field.ts';
import { anyCharacters, type CharacterSet, charactersOf, eitherOf } from '../expression/character-set.ts';
import { alternativesOf } from '../schema/cases.ts';
import type { EvaluationOrder } from '../schema/dependencies.ts';
import type { ColumnSchema, TableSchema } from '../schema/schema.ts';
import type { SchemaAnalysis } from './analysis.ts';
import { cellLength, columnCharacters } from './characters.ts';
import { givenValues } from './given.ts';
import type { Engine } from './locale-engine.ts';
import type { Table } from './table.ts';

interface TableCharactersContext {
  readonly engine: Engine;
  readonly now: number;
  readonly analysis: SchemaAnalysis;
  readonly order: EvaluationOrder;
  readonly tableNamed: (name: string) => Pick<Table, 'columns'> | undefined;
}

/** The characters that the cells of each column of a table can have. */
export function tableCharacters(
  table: TableSchema,
  { engine, now, analysis, order, tableNamed }: TableCharactersContext,
): (name: string) => CharacterSet {
  const schemaOf = new Map(table.columns.map((column) => [column.name, column]));
  const characters = new Map<string, CharacterSet>();
  const surroundings = { now, rowCount: table.rows };
  const context = {
    ...surroundings,
    charactersOfRelated,
    charactersIn(name: string): CharacterSet {
      const column = schemaOf.get(name);
      const known = charactersIn(name);
      return column && analysis.canBeNull(column) ? { ...known, empty: true } : known;
    },
    lengthIn(name: string): number {
      const column = schemaOf.get(name);
      return column ? cellLength(engine, surroundings, column, analysis.typeOf(column)) : 0;
    },
  };

  /** Computes the columns that this one reads first, so a long chain of columns needs no recursion. */
  function charactersIn(name: string): CharacterSet {
    for (const needed of characters.has(name) ? [] : order.of(name)) {
      const column = schemaOf.get(needed);
      if (characters.has(needed) || !column) continue;
      // A column that depends on itself can have any characters.
      characters.set(needed, anyCharacters);
      characters.set(needed, columnCharacters(engine, context, column, analysis.typeOf(column)));
    }
    return characters.get(name) ?? anyCharacters;
  }

  function charactersOfRelated(copied: ColumnSchema): CharacterSet {
    const { field, options } = copied;
    if (field === 'given') return charactersOf(textsOf(givenValues(table, copied)));
    if (field === 'cases') return eitherOf(alternativesOf(copied).map(charactersOfCase));
    const reference = field === 'lookup' ? schemaOf.get(String(options.via)) : undefined;
    const parent = tableNamed(String((reference?.options ?? options).table));
    const column = parent?.columns.find(({ name }) => name === options.column);
    return column?.characters() ?? anyCharacters;
  }

  function charactersOfCase(alternative: ColumnSchema): CharacterSet {
    return columnCharacters(engine, context, alternative, analysis.typeOf(alternative));
  }

  return charactersIn;
}

function textsOf(values: readonly Json[]): readonly string[] {
  return values.flatMap((value) => (value === null ? [] : [String(value)]));
}
