import {
  anyCharacters,
  type CharacterSet,
  charactersOf,
  eitherOf,
  inAnyCase,
  joinedFrom,
  ofParts,
  typeCharacters,
} from '../expression/character-set.ts';
import type { TextsInRow } from '../expression/template.ts';
import type { ColumnType } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema } from '../schema/schema.ts';
import { affixLength, caseOf } from './finish.ts';
import { type Engine, enginesOf, entryOf, type LocaleEngine } from './locale-engine.ts';
import { type Surroundings, valueLength } from './values.ts';

/** What a column's characters depend on besides the column itself. */
interface CharactersContext extends Surroundings, TextsInRow {
  /** The characters of the cells that a reference or a lookup reads from other rows. */
  readonly charactersOfRelated: (column: ColumnSchema) => CharacterSet;
}

/** The characters of a column's finished texts. */
export function columnCharacters(
  engine: Engine,
  context: CharactersContext,
  column: ColumnSchema,
  { type, unaffixed }: ColumnType,
): CharacterSet {
  const { prefix = '', suffix = '' } = column.options;
  const values = unaffixed === 'text' ? textCharacters(engine, context, column) : typeCharacters[unaffixed];
  const texts = joinedFrom([
    charactersOf([String(prefix)]),
    caseOf(column) ? inAnyCase(values) : values,
    charactersOf([String(suffix)]),
  ]);
  const { maxLength } = column;
  // Without these, a cell is as long as its value.
  const isChanged = maxLength !== undefined || affixLength(column) > 0 || caseOf(column) !== undefined;
  const isCut = isChanged && uncutLength(engine, context, column) > (maxLength ?? CELL_LENGTH_MAX);
  return type === 'text' && isCut ? ofParts(texts) : texts;
}

/** A longer text of options would take more memory than its characters save time. */
const KEY_LENGTH_MAX = 500;

function textCharacters(engine: Engine, context: CharactersContext, column: ColumnSchema): CharacterSet {
  const { field, options } = column;
  const { generate, characters = anyCharacters } = entryOf(engine, field);
  if (typeof generate === 'object' && 'madeByDataset' in generate) return context.charactersOfRelated(column);
  const key = `${field} ${JSON.stringify(options)}`;
  const isTooLong = () => (valueLength(engine, context, column) ?? 0) > CELL_LENGTH_MAX;

  function inLocale({ locale, tables, knownCharacters }: LocaleEngine): CharacterSet {
    const known = knownCharacters.get(key);
    if (known) return known;
    const given =
      typeof characters === 'function' ? characters({ ...context, ...locale, tables, options }) : characters;
    const made = isTooLong() ? ofParts(given) : given;
    // The characters of a template depend on other columns.
    if (field !== 'template' && key.length <= KEY_LENGTH_MAX) knownCharacters.set(key, made);
    return made;
  }

  const [first, ...others] = enginesOf(engine, column).map(inLocale);
  return first && others.length === 0 ? first : eitherOf([...(first ? [first] : []), ...others]);
}

/** An upper bound for the length of a column's cells as text, in UTF-16 units. Only texts are cut to `maxLength`. */
export function cellLength(
  engine: Engine,
  surroundings: Surroundings,
  column: ColumnSchema,
  { type }: ColumnType,
): number {
  const { maxLength = CELL_LENGTH_MAX } = column;
  return Math.min(uncutLength(engine, surroundings, column), type === 'text' ? maxLength : CELL_LENGTH_MAX);
}

function uncutLength(engine: Engine, surroundings: Surroundings, column: ColumnSchema): number {
  const length = valueLength(engine, surroundings, column) ?? CELL_LENGTH_MAX;
  // A letter can become three: https://unicode.org/faq/casemap_charprop.html#11
  return length * (caseOf(column) ? 3 : 1) + affixLength(column);
}
