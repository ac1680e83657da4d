/** Letters that are no letter with a mark, and the plain letters for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'Ae',
  ı: 'i',
  đ: 'd',
  Đ: 'D',
};

/** Latin letters without their accents, and `ss` for `ß`: `prenom` for `Prénom`, and `plec` for `płeć`. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize()
    .replace(/[ßẞłŁøØæÆıđĐ]/g, (letter) => PLAIN[letter] ?? letter);
}
