import { NAME_LENGTH_MAX } from '../../schema/schema.ts';

/** What was changed in a name, so that all names are different and none is empty. */
export interface NamedColumn {
  readonly name: string;
  readonly change?: string;
}

/** The name in data frames. */
const INDEX = 'index';

/**
 * Gives the columns of a header different names.
 * @param hasIndex whether the first column numbers the rows, as in files of data frames, which have no name for it
 */
export function nameColumns(header: readonly string[], hasIndex = false): readonly NamedColumn[] {
  const given = header.map((name) => name.replaceAll('\0', '').trim().slice(0, NAME_LENGTH_MAX));
  const used = new Set(given);
  const seen = new Set<string>();
  const next = new Map<string, number>();
  return given.map((name, i) => {
    if (name !== '' && !seen.has(name)) {
      seen.add(name);
      return { name };
    }
    const base = name === '' ? 'column' : name;
    if (name === '' && i === 0 && hasIndex && !used.has(INDEX)) {
      used.add(INDEX);
      return { name: INDEX, change: `Column 1 has no name: it is “${INDEX}” now.` };
    }
    let number = next.get(base) ?? (name === '' ? i + 1 : 2);
    while (used.has(`${base}_${number}`)) number++;
    const found = `${base}_${number}`;
    used.add(found);
    if (name !== '') next.set(base, number + 1);
    const change =
      name === ''
        ? `Column ${i + 1} has no name: it is “${found}” now.`
        : `The name “${name}” occurs twice: column ${i + 1} is “${found}” now.`;
    return { name: found, change };
  });
}
