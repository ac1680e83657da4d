import type { SourceTable } from '../source-tables.ts';

/** `if(deleted_at is null, email, null)`, `CASE WHEN … THEN email END` and `lower(email)`, each with the column of its value. */
const VALUES: readonly RegExp[] = [
  /,\s*[`"[]?(\w+)[`"\]]?\s*,\s*null\s*\)*$/i,
  /\bthen\s+[`"[]?(\w+)[`"\]]?\s+(?:else\s+null\s+)?end\)*$/i,
  /^\(*(?:lower|upper|trim)\s*\(\s*[`"[]?(\w+)[`"\]]?\s*\)+$/i,
];

/**
 * The unique keys without the columns that the database computes: the other columns of a key differ by themselves, or the one
 * that the computed column has the value of. Keys of other computed columns are left out.
 */
export function uniqueKeysWithout(
  { columns, primaryKey, uniqueKeys }: SourceTable,
  computed: ReadonlyMap<string, string>,
): readonly (readonly string[])[] {
  const seen = new Set([primaryKey.toSorted().join('\0')]);
  return uniqueKeys.flatMap((key) => {
    const rest = key.filter((name) => !computed.has(name));
    const values = key.map((name) => columnOfValue(computed.get(name) ?? ''));
    const names = columns.map(({ name }) => name).filter((name) => values.includes(name.toLowerCase()));
    const own = rest.length > 0 ? rest : names;
    const id = own.toSorted().join('\0');
    if (own.length === 0 || seen.has(id)) return [];
    seen.add(id);
    return [own];
  });
}

function columnOfValue(generated: string): string | undefined {
  const [, name] = VALUES.map((value) => value.exec(generated.trim())).find((match) => match) ?? [];
  return name?.toLowerCase();
}
