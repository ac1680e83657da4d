/**
 * Invisible characters: some reorder or hide the characters beside them, some end a line.
 * https://www.unicode.org/reports/tr36/
 */
const INVISIBLE = /[\p{Cf}\u2028\u2029]/gu;

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Writes a text as a JSON and JavaScript literal in one line. Invisible characters are escaped. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(INVISIBLE, escaped);
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/** Writes the name of a property. Without brackets, `__proto__` would set an object's prototype. */
export function propertyName(name: string): string {
  if (name === '__proto__') return '["__proto__"]';
  return NAME.test(name) ? name : quoted(name);
}

/** Returns a function that makes names unique: it adds a number to a name that it has returned before. */
export function createNames(): (wanted: string) => string {
  const known = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let number = 2; known.has(name); number++) name = `${wanted}${number}`;
    known.add(name);
    return name;
  };
}
