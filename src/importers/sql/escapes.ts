/** Before any other character the backslash is dropped. `\%` and `\_` keep it, because patterns need it. */
const MYSQL_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['b', '\b'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['Z', '\u001a'],
  ['%', '\\%'],
  ['_', '\\_'],
]);

/** The text of a string of MySQL. https://dev.mysql.com/doc/refman/8.4/en/string-literals.html */
export function withoutMysqlEscapes(text: string): string {
  return text.replace(/\\(.)/gs, (_, character: string) => MYSQL_ESCAPES.get(character) ?? character);
}

const POSTGRESQL_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

const POSTGRESQL_ESCAPE = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{1,2})|(.))/gs;

/** The text of PostgreSQL's `E'…'`. https://www.postgresql.org/docs/current/sql-syntax-lexical.html */
export function withoutPostgresqlEscapes(text: string): string {
  return text.replace(
    POSTGRESQL_ESCAPE,
    (_, four?: string, eight?: string, two?: string, character: string = '') => {
      const digits = four ?? eight ?? two;
      return digits === undefined ? (POSTGRESQL_ESCAPES.get(character) ?? character) : characterOf(digits);
    },
  );
}

const UNICODE_ESCAPE = /\\(?:([\da-fA-F]{4})|\+([\da-fA-F]{6})|\\)/g;

/** The text of PostgreSQL's `U&'…'` and `U&"…"`. */
export function withoutUnicodeEscapes(text: string): string {
  return text.replace(UNICODE_ESCAPE, (escaped: string, four?: string, six?: string) => {
    const digits = four ?? six;
    return digits === undefined ? escaped.slice(1) : characterOf(digits);
  });
}

const LAST_CODE_POINT = 0x10ffff;

function characterOf(hexadecimal: string): string {
  return String.fromCodePoint(Math.min(Number.parseInt(hexadecimal, 16), LAST_CODE_POINT));
}
