const DOMAIN_LENGTH_MAX = 253;

/**
 * Letters and digits of any script, with hyphens inside, at most 63 characters.
 * https://www.rfc-editor.org/rfc/rfc1035#section-2.3.1
 */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

export function isDomain(text: string): boolean {
  return text.length <= DOMAIN_LENGTH_MAX && text.split('.').every((label) => LABEL.test(label));
}
