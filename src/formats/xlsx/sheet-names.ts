import { cutAt, wellFormed } from '../../expression/text.ts';
import { type NameRules, sqlNames } from '../sql-names.ts';

/** In UTF-16 units. https://support.microsoft.com/office/rename-a-worksheet-3f1f7148-ee83-404d-8ef0-9ff99fbad1f9 */
const LENGTH_MAX = 31;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids most control characters
const FORBIDDEN = /[[\]:*?/\\\x00-\x1f\ufffe\uffff]/g;
/** Excel keeps this name for itself, in any case. */
const RESERVED = 'history';

function withoutOuterApostrophes(name: string): string {
  return name.replace(/^'/, '_').replace(/'$/, '_');
}

function cutName(name: string, suffixLength: number): string {
  return withoutOuterApostrophes(cutAt(name, LENGTH_MAX - suffixLength));
}

function legal(name: string): string {
  const characters = wellFormed(name).replace(FORBIDDEN, '_');
  const trimmed = cutName(characters.trim() || 'Sheet', 0);
  return trimmed.toLowerCase() === RESERVED ? `${trimmed}_` : trimmed;
}

const rules: NameRules = {
  storable: legal,
  cut: cutName,
  seenAs: (name) => name.normalize('NFKC').toUpperCase().toLowerCase(),
  reserved: new Set(),
};

/** The sheets of a table: the first has the table's name, the others a number too. */
function namesOf(table: string, sheetCount: number): string[] {
  const name = legal(table);
  return Array.from({ length: sheetCount }, (_, i) => {
    const suffix = ` ${i + 1}`;
    return i === 0 ? name : cutAt(name, LENGTH_MAX - suffix.length) + suffix;
  });
}

/**
 * The names of a workbook's sheets, distinct without regard to case. The first sheets of the tables get their names before
 * the sheets that continue them.
 */
export function sheetNames(
  tables: readonly { readonly name: string; readonly sheetCount: number }[],
): readonly (readonly string[])[] {
  const wanted = tables.map(({ name, sheetCount }) => namesOf(name, sheetCount));
  const firsts = wanted.flatMap(([first = '']) => first);
  const names = sqlNames([...firsts, ...wanted.flatMap(([, ...rest]) => rest)], rules);
  let next = firsts.length;
  return tables.map(({ sheetCount }, i) => {
    const rest = names.slice(next, next + sheetCount - 1);
    next += sheetCount - 1;
    return [names[i] ?? '', ...rest];
  });
}
