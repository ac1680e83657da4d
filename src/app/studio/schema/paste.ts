import type { Result } from '../../../result.ts';

/** The most columns that one paste adds. */
export const PASTED_COLUMNS_MAX = 1000;

type Names = Result<readonly string[], { readonly count: number }>;

function linesOf(text: string): readonly string[] {
  return text.split(/[\r\n\t]+/).flatMap((name) => name.trim() || []);
}

function limited(names: readonly string[]): Names {
  if (names.length > PASTED_COLUMNS_MAX) return { ok: false, error: { count: names.length } };
  return { ok: true, value: names };
}

/** The names in a pasted text: one per line, or one per cell of a spreadsheet's row. Any other text is one name. */
export function pastedNames(text: string): Names {
  return limited(linesOf(text));
}

/** A quoted item has both quotes at its ends. A comma or a semicolon in one, or within parentheses, separates nothing. */
const SEPARATED = {
  ',': /,*(\s*(?:"(?:[^"]|"")*"|'(?:[^']|'')*'|`[^`]*`)\s*(?=,|$)|(?:\([^()]*\)|[^,])+)/gy,
  ';': /;*(\s*(?:"(?:[^"]|"")*"|'(?:[^']|'')*'|`[^`]*`)\s*(?=;|$)|(?:\([^()]*\)|[^;])+)/gy,
} as const;

/** A name without its quotes; two of them within stand for one. */
function unquoted(name: string): string {
  const [, quote, inner] = /^(["'`])(.*)\1$/.exec(name) ?? [];
  return quote === undefined || inner === undefined ? name : inner.replaceAll(quote + quote, quote);
}

/**
 * The same of a text that is a list: its lines, or else what semicolons or commas separate, also where lines end with them.
 * Each name can be in quotes. Lines without them can have names with commas, as the Studio's own copies do.
 */
export function listedNames(text: string): Names {
  const lines = linesOf(text);
  const isOneList = lines.slice(0, -1).every((line) => /[,;]$/.test(line));
  const parts = (by: keyof typeof SEPARATED) =>
    Array.from(lines.join(' ').matchAll(SEPARATED[by]), ([, item = '']) => item);
  const separated = parts(';').length > 1 ? parts(';') : parts(',');
  const names = isOneList ? separated : lines;
  return limited(names.flatMap((name) => unquoted(name.trim()) || []));
}
