import { version as faker } from '@faker-js/faker/package.json' with { type: 'json' };
import { version as rowloom } from '../../package.json' with { type: 'json' };

/** The versions that decide values beside the document, for its property `madeWith`. */
export const madeWith: { readonly rowloom: string; readonly faker: string } = { rowloom, faker };

/** A sentence where a document says that it was made with other versions, by which its values may differ. */
export function madeWithOther(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null || !('madeWith' in document)) return undefined;
  const said = document.madeWith;
  if (typeof said !== 'object' || said === null) return undefined;
  const versions = new Map<string, unknown>(Object.entries(said));
  const others = Object.entries(madeWith).filter(
    ([name, version]) => versions.has(name) && versions.get(name) !== version,
  );
  if (others.length === 0) return undefined;
  const listed = others.map(([name, version]) => `${name} ${String(versions.get(name))}, not ${version}`);
  return `This was made with ${listed.join(' and ')}: values may differ.`;
}
