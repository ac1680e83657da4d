/** What reorders or hides what stands beside it, and what ends a line. https://www.unicode.org/reports/tr36/ */
const UNSEEN = /[\p{Cf}\u2028\u2029]/gu;

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');
}

/** A text as JSON and JavaScript have it, in one line, of characters that are seen. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(UNSEEN, escaped);
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/** The name of a property of an object or an interface; without brackets `__proto__` would be an object's prototype. */
export function propertyName(name: string): string {
  if (name === '__proto__') return '["__proto__"]';
  return NAME.test(name) ? name : quoted(name);
}

/** Gives each name once: one that is taken gets a number. */
export function createNames(): (wanted: string) => string {
  const known = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let number = 2; known.has(name); number++) name = `${wanted}${number}`;
    known.add(name);
    return name;
  };
}
