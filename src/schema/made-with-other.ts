import { shortened } from '../expression/text.ts';
import { isJsonObject } from './json-object.ts';
import { madeWith, type Versions } from './made-with.ts';
import {
  COMPARED_SINCE,
  type ColumnName,
  changedColumns,
  type ValueChange,
  valueChanges,
} from './value-changes.ts';

/**
 * The programs and their names in sentences. The first one that differs decides whether the document is newer or older.
 */
const PROGRAMS = [
  ['rowloom', 'Rowloom'],
  ['faker', 'faker'],
] as const;

const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,2}$/;
/** A message names as many columns. */
const COLUMNS_MAX = 10;
/** Longer names are shortened. */
const NAME_LENGTH = 60;

/** Negative if the first version is older, 0 if both are the same. */
function compareVersions(first: string, second: string): number {
  const [a = [], b = []] = [first, second].map((version) => version.split('.').map(Number));
  const differences = [0, 1, 2].map((part) => (a[part] ?? 0) - (b[part] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** A version in the document that differs from the one of the same program now. */
interface OtherVersion {
  readonly program: keyof Versions;
  readonly name: string;
  readonly past: string;
  readonly present: string;
  /** Above 0 if the document's version is the newer one. */
  readonly age: number;
}

/**
 * A notice of which values can differ, if the document's `madeWith` names other versions. It names the version that
 * generates the old rows. Undefined if the document names the same versions or no valid version.
 * @param source JSON, which may be an invalid document
 */
export function madeWithOther(source: unknown, present: Versions = madeWith): string | undefined {
  const others = PROGRAMS.flatMap(([program, name]): OtherVersion[] => {
    const past = versionIn(source, program);
    if (past === undefined) return [];
    const age = compareVersions(past, present[program]);
    return age === 0 ? [] : [{ program, name, past, present: present[program], age }];
  });
  const [first] = others;
  if (!first) return undefined;
  const past = others.map((other) => `${other.name} ${other.past}`).join(' and ');
  const now = others.map((other) => `${other.name} ${other.present}`).join(' and ');
  const age = first.age > 0 ? 'a newer' : 'an older';
  return `This schema was made with ${age} version, ${past}. This is ${now}. ${consequence(source, first)}`;
}

function consequence(source: unknown, { program, past, present, age }: OtherVersion): string {
  if (program !== 'rowloom' || age > 0) return 'Some values may differ.';
  const oldRows = `Rowloom ${past} generates the old rows.`;
  if (compareVersions(past, COMPARED_SINCE) < 0) return `Some values may differ. ${oldRows}`;
  const changes = changesBetween(past, present);
  if (changes.length === 0) return 'No column of this schema has other values.';
  const columns = changedColumns(source, changes);
  if (columns.length === 0) return `Fewer than one value in a thousand can differ. ${oldRows}`;
  const rest = 'In the other columns, fewer than one value in a thousand can differ.';
  return `The changelog says why these columns can have other values: ${listOf(columns)}. ${rest} ${oldRows}`;
}

function changesBetween(past: string, present: string): readonly ValueChange[] {
  return valueChanges
    .filter(({ version }) => compareVersions(past, version) < 0 && compareVersions(version, present) <= 0)
    .flatMap((change) => change.changes);
}

/** The columns that the versions of two documents make differently. */
export interface VersionDifference {
  /** Columns of the document before. */
  readonly columns: readonly ColumnName[];
  /** Whether other columns can differ too, because the changes between these versions are not known. */
  readonly isUnknown: boolean;
}

/**
 * The columns with other values because `madeWith` names other versions in one document than in the other. None if one of
 * the documents names no version.
 */
export function versionDifference(before: unknown, after: unknown): VersionDifference {
  const [fakers, versions] = [versionsOf('faker', before, after), versionsOf('rowloom', before, after)];
  const [past, present] = versions;
  const isUnknown = fakers.length > 0 || (past !== undefined && compareVersions(past, COMPARED_SINCE) < 0);
  if (past === undefined || present === undefined || isUnknown) return { columns: [], isUnknown };
  return { columns: changedColumns(before, changesBetween(past, present)), isUnknown };
}

/** The versions of a program that two documents name, the older one first. Empty if they name the same, or one names none. */
function versionsOf(program: keyof Versions, ...documents: readonly unknown[]): readonly string[] {
  const named = documents.flatMap((document) => {
    const version = versionIn(document, program);
    return version === undefined ? [] : [version];
  });
  const [one, other] = named.toSorted(compareVersions);
  const areTwo = one !== undefined && other !== undefined && compareVersions(one, other) !== 0;
  return areTwo ? [one, other] : [];
}

function versionIn(source: unknown, program: keyof Versions): string | undefined {
  if (!isJsonObject(source) || !isJsonObject(source.madeWith)) return undefined;
  const { madeWith: versions } = source;
  const version = Object.hasOwn(versions, program) ? versions[program] : undefined;
  return typeof version === 'string' && VERSION.test(version) ? version : undefined;
}

function listOf(columns: readonly ColumnName[]): string {
  const names = columns
    .slice(0, COLUMNS_MAX)
    .map(({ table, column }) => shortened(`${table}.${column}`, NAME_LENGTH));
  const rest = columns.length - names.length;
  if (rest > 0) return `${names.join(', ')} and ${rest} more`;
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
