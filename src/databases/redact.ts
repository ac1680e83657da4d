const HIDDEN = '***';

/** The characters that regular expressions read in another way. */
const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;

/**
 * A function that hides passwords in a text, as they are, percent-encoded, and as JSON writes them. A password of letters and digits alone is hidden
 * where it is a whole word, so that the password `a` does not make a text unreadable.
 */
export function redactor(secrets: readonly (string | undefined)[]): (text: string) => string {
  const forms = secrets.flatMap((secret) =>
    secret === undefined || secret === ''
      ? []
      : [secret, encodeURIComponent(secret), encodeURI(secret), JSON.stringify(secret).slice(1, -1)],
  );
  const longestFirst = [...new Set(forms)].sort((one, other) => other.length - one.length);
  const parts = longestFirst.map((form) => {
    const literal = form.replace(SPECIAL, '\\$&');
    return /^\w+$/.test(form) ? `\\b${literal}\\b` : literal;
  });
  if (parts.length === 0) return (text) => text;
  const pattern = new RegExp(parts.join('|'), 'g');
  return (text) => text.replace(pattern, HIDDEN);
}
