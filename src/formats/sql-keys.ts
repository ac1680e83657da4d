import type { Column } from '../dataset/table.ts';
import { charactersOf, isUnknown, matchedBy, overlap } from '../expression/character-set.ts';
import { type Dialect, type KeyRules, storedType } from './sql-dialect.ts';
import { inComment, type SqlTable } from './sql-texts.ts';

/** The columns of a primary key, a unique key or a foreign key. */
export interface SqlKey {
  readonly kind: 'primary' | 'unique' | 'foreign';
  readonly table: SqlTable;
  /** Columns of `table`. */
  readonly columns: readonly Column[];
  /** The columns, in the same order, that decide the types of `columns`: a foreign key has the types of its parents. */
  readonly sources: readonly Column[];
}

export interface TextKeys {
  /** The length of a text column that decides the type of a key's column. Undefined if it has no limit. */
  readonly lengthOf: (source: Column) => number | undefined;
  /** Comments on keys that a database may refuse. */
  readonly notes: string;
}

/** Types whose texts are equal only if their bytes are, and types whose collation the document chooses. */
const CHOSEN_COLLATION = /collate|binary/i;

const SPACE = matchedBy(/ /);
const CAPITALS = charactersOf(['ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
const SMALL_LETTERS = charactersOf(['abcdefghijklmnopqrstuvwxyz']);
const FOREIGN_LETTERS = { ...charactersOf([]), beyondAscii: true };

/** Whether a column is known to have texts that can end in spaces. */
function endsInSpace({ type, characters }: Column): boolean {
  if (type !== 'text') return false;
  const known = characters();
  return !isUnknown(known) && known.outerSpaces && overlap(known, SPACE);
}

/** Whether a column can have two texts that differ only in case or accents. */
function differsInCase({ characters }: Column): boolean {
  const known = characters();
  return overlap(known, FOREIGN_LETTERS) || (overlap(known, CAPITALS) && overlap(known, SMALL_LETTERS));
}

/** The greatest length of a column that a database stores as a text, as far as the document limits it. */
export function lengthLimit({ type, numeric, maxLength }: Column): number | undefined {
  // One more for the sign.
  return type === 'integer' && numeric ? numeric.precision + 1 : maxLength;
}

/** Finds lengths for the texts in keys. */
export function textKeys(dialect: Dialect, keys: readonly SqlKey[]): TextKeys {
  const { keys: rules } = dialect;
  if (!rules) return { lengthOf: lengthLimit, notes: '' };
  const indexes = keys.filter(({ kind }) => kind !== 'foreign' || rules.indexesForeignKeys);
  const lengths = new Map<Column, number>();
  for (const { texts, room } of groupsOf(dialect, rules, indexes)) {
    for (const [i, length] of allotted(rules, texts, room).entries()) {
      const source = texts[i];
      if (source) lengths.set(source, Math.min(length, lengths.get(source) ?? length));
    }
  }
  const lengthOf = (source: Column) =>
    lengths.get(source) ?? Math.min(wantedLength(rules, source), rules.foreign);
  return { lengthOf, notes: notesOn(dialect, rules, indexes, lengthOf) };
}

/** Texts that share room: in a key, or in a row. */
interface Group {
  readonly texts: readonly Column[];
  /** In characters. */
  readonly room: number;
}

function groupsOf(dialect: Dialect, rules: KeyRules, keys: readonly SqlKey[]): readonly Group[] {
  const textsOf = ({ sources }: SqlKey) => sources.filter((source) => isText(dialect, source));
  const inRows = new Map<SqlTable, Set<Column>>();
  for (const key of keys) {
    const texts = inRows.get(key.table) ?? new Set();
    for (const text of textsOf(key)) texts.add(text);
    inRows.set(key.table, texts);
  }
  const rows = [...inRows.values()].map((texts): Group => ({ texts: [...texts], room: rules.inRow }));
  const inKeys = keys.map((key): Group => {
    const others = key.sources.filter((source) => !isText(dialect, source));
    const taken = others.reduce((sum, { sqlType }) => sum + (declaredLength(sqlType) ?? rules.otherType), 0);
    return { texts: textsOf(key), room: Math.max(1, rules[key.kind] - taken) };
  });
  return [...inKeys, ...rows];
}

/** Whether the dialect chooses the length of the column's type. */
function isText(dialect: Dialect, column: Column): boolean {
  return storedType(dialect, column) === 'text' && column.sqlType === undefined;
}

/** `varchar(20)`, `national character varying (20)`: the first number of a type of characters. */
const DECLARED_LENGTH = /\(\s*(\d+)/;

function declaredLength(sqlType = ''): number | undefined {
  const length = /char/i.test(sqlType) ? DECLARED_LENGTH.exec(sqlType)?.[1] : undefined;
  return length === undefined ? undefined : Number(length);
}

const neededLength = (column: Column) => Math.max(1, lengthLimit(column) ?? column.longest());

/** A text without a maximum length also has room for longer texts than those of the rows. */
function wantedLength({ usual }: KeyRules, column: Column): number {
  return lengthLimit(column) ?? Math.max(usual, column.longest());
}

/** First each text gets what its rows need, then what a column without a maximum length usually has. */
function allotted(rules: KeyRules, texts: readonly Column[], room: number): readonly number[] {
  if (!rules.sharesRoom) return texts.map((text) => Math.min(wantedLength(rules, text), room));
  const needed = shared(texts.map(neededLength), room);
  const left = room - needed.reduce((sum, length) => sum + length, 0);
  const more = shared(
    texts.map((text, i) => Math.max(0, wantedLength(rules, text) - (needed[i] ?? 0))),
    left,
  );
  return needed.map((length, i) => Math.max(1, length + (more[i] ?? 0)));
}

/** Shares room evenly. A text that needs less than its part leaves the rest to longer texts. */
function shared(needs: readonly number[], room: number): readonly number[] {
  const parts = new Array<number>(needs.length).fill(0);
  const smallestFirst = needs.map((need, i) => ({ need, i })).sort((one, other) => one.need - other.need);
  let left = room;
  for (const [place, { need, i }] of smallestFirst.entries()) {
    const part = Math.min(need, Math.floor(left / (needs.length - place)));
    parts[i] = part;
    left -= part;
  }
  return parts;
}

function notesOn(
  dialect: Dialect,
  rules: KeyRules,
  keys: readonly SqlKey[],
  lengthOf: (source: Column) => number,
): string {
  const notes = keys
    .filter(({ kind }) => kind !== 'foreign')
    .flatMap((key) => [...lengthNotes(dialect, rules, key, lengthOf), ...equalityNotes(rules, key)]);
  return [...new Set(notes)].map((note) => `-- ${note}\n`).join('');
}

function lengthNotes(
  dialect: Dialect,
  rules: KeyRules,
  { kind, table, columns, sources }: SqlKey,
  lengthOf: (source: Column) => number,
): readonly string[] {
  const texts = sources.filter((source) => isText(dialect, source));
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
  const room = Math.min(rules[kind], sum(texts.map(lengthOf)));
  const needed = sum(texts.map(neededLength));
  if (needed <= room) return [];
  const names = columns.map(({ name }) => `“${inComment(name)}”`).join(', ');
  return [
    `The key ${names} of “${inComment(table.table.name)}” has room for ${room} characters, but its texts can have up to ${needed}. The database refuses longer texts.`,
  ];
}

/** Notes on texts that differ, but that the database may treat as equal. */
function equalityNotes(rules: KeyRules, { table, columns, sources }: SqlKey): readonly string[] {
  return sources.flatMap((source, i) => {
    if (source.type !== 'text') return [];
    const { sqlType } = source;
    const name = `“${inComment(table.table.name)}.${inComment(columns[i]?.name ?? '')}”`;
    const hasOwnCollation = sqlType !== undefined && !CHOSEN_COLLATION.test(sqlType);
    return [
      ...(hasOwnCollation && differsInCase(source)
        ? [
            `${name} is in a key and has a type of its own. Its collation may treat “a”, “A” and “á” as equal.`,
          ]
        : []),
      ...(endsInSpace(source) ? [`${name} ${rules.spaceNote}`] : []),
    ];
  });
}
