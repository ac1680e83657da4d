import { commonOptions } from '../catalogue/common-options.ts';
import type { Field, Json, OptionInfo } from '../catalogue/field.ts';
import { VALUES_MAX } from '../catalogue/fields/structure.ts';
import { type FieldId, fields, isFieldId } from '../catalogue/fields.ts';
import { conditionText, unmetCondition } from '../catalogue/option-conditions.ts';
import { type Alternative, alternativesOption } from './cases.ts';
import { durationMs } from './duration.ts';
import { fileOption, readListFile, refuseWeights, withFileAsValues } from './given/list-file.ts';
import { isJsonObject } from './json-object.ts';
import { FIELDS_OF_NO_ITEMS } from './nestable.ts';
import { columnsOption } from './nested.ts';
import { hasAffix } from './option-types.ts';
import { defaultsOf, withDefaults } from './options.ts';
import { readChildren } from './parse-children.ts';
import { readStates, readTransitions } from './parse-states.ts';
import { type Path, pointerOf } from './problem.ts';
import { shown, unknownNameProblem } from './problems.ts';
import type { Reader } from './reader.ts';
import {
  ARRAY_LEVELS,
  CELL_LENGTH_MAX,
  type ColumnOptions,
  type ColumnSchema,
  NAME_LENGTH_MAX,
  NESTING_MAX,
} from './schema.ts';

/** In characters. */
const PATTERN_LENGTH_MAX = 10_000;
export const EXPRESSION_LENGTH_MAX = 10_000;
const BIG_INTEGER = /^-?\d{1,30}$/;

/** How to read columns nested in options, and how deep the current ones are nested. */
export interface Nesting {
  readonly depth: number;
  readonly readColumns: (
    reader: Reader,
    path: Path,
    value: unknown,
    depth: number,
  ) => readonly ColumnSchema[];
  /**
   * Reads an alternative of a column.
   * @param place its key, if it has none of its own: `else`, where no condition is allowed
   */
  readonly readCase: (
    reader: Reader,
    path: Path,
    value: unknown,
    depth: number,
    place: string,
  ) => Alternative | undefined;
}

/** All options of a field: the common ones and its own. Its own replace common ones of the same name. */
function optionInfosOf(field: FieldId): Readonly<Record<string, OptionInfo>> {
  const { options = {} }: Field = fields[field];
  return { ...commonOptions, ...options };
}

export function readOptions(
  reader: Reader,
  path: Path,
  value: unknown,
  field: FieldId,
  nesting: Nesting,
): ColumnOptions {
  const infos = optionInfosOf(field);
  const source = field === 'list' ? withFileAsValues(value) : value;
  const { given, options } = readGiven(reader, path, source, infos, nesting);
  if (field === 'list') readValuesOfFile(reader, path, options, given);
  if (field === 'array') readItemOptions(reader, path, options, given, nesting);
  const whole = withDefaults(field, options);
  refuseUnused(reader, path, given, whole, infos);
  return whole;
}

/**
 * Reads options that do not belong to a field, such as a file format's, and fills in defaults. They cannot contain
 * columns.
 */
export function readOptionsBy(
  reader: Reader,
  path: Path,
  value: unknown,
  infos: Readonly<Record<string, OptionInfo>>,
): ColumnOptions {
  const nesting = { depth: NESTING_MAX, readColumns: () => [], readCase: () => undefined };
  const { given, options } = readGiven(reader, path, value, infos, nesting);
  const whole = { ...defaultsOf(infos), ...options };
  refuseUnused(reader, path, given, whole, infos);
  return whole;
}

/** Reads the given options. Returns them both as given and as read. */
function readGiven(
  reader: Reader,
  path: Path,
  value: unknown,
  infos: Readonly<Record<string, OptionInfo>>,
  nesting: Nesting,
): { readonly given: ReadonlyMap<string, unknown>; readonly options: Record<string, Json> } {
  const names = Object.keys(infos);
  const required = names.filter((name) => infos[name]?.required);
  const given = reader.object(path, value, { required, optional: names });
  const options: Record<string, Json> = {};
  for (const [name, set] of given) {
    const info = infos[name];
    const option = info && readOption(reader, [...path, name], set, info, nesting);
    if (option !== undefined) options[name] = option;
  }
  return { given, options };
}

function readOption(
  reader: Reader,
  path: Path,
  value: unknown,
  info: OptionInfo,
  nesting: Nesting,
): Json | undefined {
  switch (info.kind) {
    case 'text':
      return reader.text(path, value, info.maxLength ?? CELL_LENGTH_MAX);
    case 'integer':
      return reader.integer(path, value, {
        min: info.min ?? Number.MIN_SAFE_INTEGER,
        max: info.max ?? Number.MAX_SAFE_INTEGER,
      });
    case 'number':
      return reader.number(path, value, {
        min: info.min ?? Number.MIN_SAFE_INTEGER,
        max: info.max ?? Number.MAX_SAFE_INTEGER,
      });
    case 'big-integer':
      return readBigInteger(reader, path, value);
    case 'boolean':
      return reader.boolean(path, value);
    case 'choice':
      return reader.choice(path, value, info.choices);
    case 'choices':
      return reader
        .list(path, value, info.choices.length)
        .flatMap((choice, i) => reader.choice([...path, i], choice, info.choices) ?? []);
    case 'date':
      return reader.dateOrNow(path, value);
    case 'time':
      return reader.time(path, value);
    case 'duration':
      return readDuration(reader, path, value);
    case 'value':
      return reader.scalar(path, value, CELL_LENGTH_MAX);
    case 'values':
      // `readValuesOfFile` reads those of a file.
      return isJsonObject(value) ? undefined : readValues(reader, path, value, info.maxItems);
    case 'weights':
      return readWeights(reader, path, value, info.maxItems);
    case 'column':
    case 'table':
    case 'parent-column':
      return reader.text(path, value, NAME_LENGTH_MAX);
    case 'column-pairs':
      return readColumnPairs(reader, path, value);
    case 'children':
      return readChildren(reader, path, value);
    case 'states':
      return readStates(reader, path, value, info.maxItems);
    case 'transitions':
      return readTransitions(reader, path, value, info.maxItems);
    case 'pattern':
      return reader.text(path, value, PATTERN_LENGTH_MAX);
    case 'template':
      return reader.text(path, value, CELL_LENGTH_MAX);
    case 'formula':
      return reader.text(path, value, EXPRESSION_LENGTH_MAX);
    case 'columns':
      return readNested(reader, path, value, nesting);
    case 'alternatives':
      return readAlternatives(reader, path, value, info.maxItems, nesting);
    case 'alternative':
      return readAlternative(reader, path, value, nesting);
    case 'field':
      return readField(reader, path, value);
    case 'field-options':
      // `readItemOptions` reads these once the field is known.
      return {};
  }
}

function readBigInteger(reader: Reader, path: Path, value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text === 'string' && BIG_INTEGER.test(text)) return text;
  return reader.refuse(
    path,
    'wrong-type',
    'This must be an integer. Beyond 2^53, write it as a text of digits.',
  );
}

function readDuration(reader: Reader, path: Path, value: unknown): string | undefined {
  const text = reader.text(path, value);
  if (text === undefined || durationMs(text) !== undefined) return text;
  return reader.refuse(
    path,
    'invalid-duration',
    'This must be an ISO 8601 duration with weeks, days, hours, minutes and seconds, such as P14D or PT2H30M.',
  );
}

function readValues(reader: Reader, path: Path, value: unknown, maxItems: number): Json {
  const items = reader.list(path, value, maxItems);
  if (Array.isArray(value) && value.length === 0) reader.refuse(path, 'no-values', 'This list is empty.');
  return items.flatMap((item, i) => {
    const scalar = reader.scalar([...path, i], item, CELL_LENGTH_MAX);
    return scalar === undefined ? [] : [scalar];
  });
}

/** Reads the values and the weights of a list that a file gives it. */
function readValuesOfFile(
  reader: Reader,
  path: Path,
  options: Record<string, Json>,
  given: ReadonlyMap<string, unknown>,
): void {
  const value = given.get('values');
  const at = [...path, 'values'];
  const read = isJsonObject(value) ? readListFile(reader, at, value) : undefined;
  if (!read) return;
  options.values = readValues(reader, [...at, 'cells'], read.values, VALUES_MAX);
  Object.assign(options, fileOption(read));
  if (read.source.weightColumn === undefined) return;
  if (given.has('weights')) refuseWeights(reader, [...path, 'weights']);
  options.weights = readWeights(reader, [...at, 'weights'], read.weights, VALUES_MAX);
}

function readWeights(reader: Reader, path: Path, value: unknown, maxItems: number): Json {
  const weights = reader
    .list(path, value, maxItems)
    .map((weight, i) => reader.number([...path, i], weight, { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1);
  if (Array.isArray(value) && weights.every((weight) => weight === 0)) {
    reader.refuse(path, 'weights-zero', 'All weights are zero, so no value could ever occur.');
  }
  return weights;
}

function readColumnPairs(reader: Reader, path: Path, value: unknown): Json | undefined {
  if (!isJsonObject(value)) {
    const message =
      'This must be an object: a column of the parent, and the column of this table that it equals.';
    return reader.refuse(path, 'wrong-type', message);
  }
  const pairs = Object.entries(value).map(
    ([parent, own]) => [parent, reader.text([...path, parent], own, NAME_LENGTH_MAX)] as const,
  );
  if (pairs.length === 0) {
    return reader.refuse(path, 'no-values', 'This has no columns.', {
      text: 'Remove it',
      patch: [{ op: 'remove', path: pointerOf(path) }],
    });
  }
  return Object.fromEntries(pairs.flatMap(([parent, own]) => (own === undefined ? [] : [[parent, own]])));
}

function readNested(reader: Reader, path: Path, value: unknown, { depth, readColumns }: Nesting): Json {
  // Without columns, the object or the list is empty.
  const isEmpty = Array.isArray(value) && value.length === 0;
  if (!isEmpty && isTooDeep(reader, path, depth)) return [];
  return columnsOption(readColumns(reader, path, value, depth + 1));
}

function readAlternatives(
  reader: Reader,
  path: Path,
  value: unknown,
  maxItems: number,
  { depth, readCase }: Nesting,
): Json {
  const items = reader.list(path, value, maxItems);
  if (Array.isArray(value) && value.length === 0) reader.refuse(path, 'no-values', 'This list is empty.');
  if (isTooDeep(reader, path, depth)) return [];
  const cases = items.map((item, i) => readCase(reader, [...path, i], item, depth + 1, String(i)));
  const keys = new Set<string>();
  for (const [i, read] of cases.entries()) {
    if (!read) continue;
    if (keys.has(read.key)) {
      reader.refuse([...path, i, 'key'], 'duplicate-key', `The key “${shown(read.key)}” is already used.`);
    }
    keys.add(read.key);
  }
  return alternativesOption(cases.filter((read) => read !== undefined));
}

/** The key of the alternative without a condition. */
const OTHERWISE = 'else';

function readAlternative(
  reader: Reader,
  path: Path,
  value: unknown,
  { depth, readCase }: Nesting,
): Json | undefined {
  // Null is what a row without `else` gets.
  if (value === null) return undefined;
  if (isTooDeep(reader, path, depth)) return undefined;
  const read = readCase(reader, path, value, depth + 1, OTHERWISE);
  return read && alternativesOption(read);
}

function isTooDeep(reader: Reader, path: Path, depth: number): boolean {
  if (depth < NESTING_MAX) return false;
  reader.refuse(path, 'too-deep', `Columns can be nested at most ${NESTING_MAX} levels deep.`);
  return true;
}

function readField(reader: Reader, path: Path, value: unknown): string | undefined {
  const field = reader.text(path, value);
  if (field === undefined || isFieldId(field)) return field;
  return refuseField(reader, path, field);
}

/** The kinds of the custom dialog are fields too, but their names are in no list of fields, so none is suggested. */
const FIELD_IDS: ReadonlySet<string> = new Set(Object.keys(fields));

const lastPart = (id: string) => id.slice(id.lastIndexOf('.') + 1).toLowerCase();

/** The only field whose id ends with the last part of a name: `internet.email` for `email` and for `faker.email`. */
function fieldByLastPart(name: string): string | undefined {
  const part = lastPart(name);
  const [id, ...others] = [...FIELD_IDS].filter((one) => lastPart(one) === part);
  return others.length === 0 ? id : undefined;
}

/** The last parts of the fields' ids. */
const LAST_PARTS: ReadonlySet<string> = new Set([...FIELD_IDS].map(lastPart));

export function refuseField(reader: Reader, path: Path, field: string): undefined {
  const message = `There is no field “${shown(field)}”.`;
  // `suggestion` gives up after many comparisons, so it is asked first.
  const meant =
    reader.problems.suggestion(field, FIELD_IDS) ??
    fieldByLastPart(field) ??
    fieldByLastPart(reader.problems.suggestion(lastPart(field), LAST_PARTS) ?? '');
  return reader.problems.add(unknownNameProblem(path, 'unknown-field', message, meant));
}

function readItemOptions(
  reader: Reader,
  path: Path,
  options: Record<string, Json>,
  given: ReadonlyMap<string, unknown>,
  nesting: Nesting,
): void {
  const { field } = options;
  if (typeof field !== 'string' || !isFieldId(field)) return;
  if (FIELDS_OF_NO_ITEMS.has(field)) {
    reader.refuse([...path, 'field'], 'not-nestable', `An array cannot have items of the field “${field}”.`);
    return;
  }
  const inner = { ...nesting, depth: nesting.depth + ARRAY_LEVELS };
  if (inner.depth > NESTING_MAX) {
    reader.refuse([...path, 'field'], 'too-deep', 'Arrays can be nested at most 2 levels deep.');
    return;
  }
  options.options = readOptions(reader, [...path, 'options'], given.get('options') ?? {}, field, inner);
  if (options.maxLength !== undefined && !canBeText(field, options.options)) refuseItemLength(reader, path);
}

function canBeText(id: FieldId, options: ColumnOptions): boolean {
  const { type, otherTypes = [] }: Field = fields[id];
  return [type, ...otherTypes].some((one) => one === 'text') || hasAffix({ options });
}

function refuseItemLength(reader: Reader, path: Path): void {
  const at = [...path, 'maxLength'];
  reader.refuse(at, 'option-not-applicable', 'This has no effect unless the items are texts.', {
    text: 'Remove “maxLength”',
    patch: [{ op: 'remove', path: pointerOf(at) }],
  });
}

/** Refuses options that have no effect because of another option's value. */
function refuseUnused(
  reader: Reader,
  path: Path,
  given: ReadonlyMap<string, unknown>,
  options: ColumnOptions,
  infos: Readonly<Record<string, OptionInfo>>,
): void {
  for (const [name, value] of given) {
    const info = infos[name];
    if (info && 'default' in info && info.default === value) continue;
    const unmet = unmetCondition(infos, name, options);
    if (!unmet) continue;
    const at = [...path, name];
    const message = unmet.is.includes(null)
      ? `This has no effect if “${unmet.option}” is set.`
      : `This has no effect unless ${conditionText(unmet, (text) => `“${text}”`)}.`;
    reader.refuse(at, 'option-not-applicable', message, {
      text: `Remove “${name}”`,
      patch: [{ op: 'remove', path: pointerOf(at) }],
    });
  }
}
