/** The text between the user and the host, up to the last `@`, also in an address that cannot be read. */
const LOGIN = /^[a-z][a-z0-9+]*:(?:[a-z0-9+]+:)?\/\/[^:/?#@]*:(.*)@/is;
const PARAMETER = /[?&](?:password|pwd|sslpassword)=([^&]*)/gi;

/** The passwords that are written in an argument, as they are and decoded. Empty for a text that is no URL. */
export function passwordsIn(text: string): readonly string[] {
  if (!/^[a-z][a-z0-9+]*:/i.test(text)) return [];
  const written = [LOGIN.exec(text)?.[1], ...[...text.matchAll(PARAMETER)].map(([, value]) => value)];
  return written.flatMap((password) => (password ? [password, decoded(password)] : []));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
