/** Latin letters without their accents, and `ss` for `ß`: `prenom` for `Prénom`. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize()
    .replace(/[ßẞ]/g, 'ss');
}
