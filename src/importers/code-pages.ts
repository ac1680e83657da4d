/** A code page by the name that iconv and `TextDecoder` share, if the latter has it. */
interface CodePage {
  readonly name: string;
  /** How many of 100 characters beyond ASCII are those of `usual` at least. */
  readonly percentMin: number;
  /** Characters that texts in the page consist of. */
  readonly usual: RegExp;
  /** Characters that are at least 5 of 100. */
  readonly needed?: RegExp;
  readonly decode: (bytes: Uint8Array) => string | undefined;
}

function decoderOf(label: string) {
  return (bytes: Uint8Array) => {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  };
}

/** The characters of the bytes from 0x80 on. https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP850.TXT */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const decode850 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : CP850[byte - 0x80])).join('');

/** Letters that are two bytes, or one beside others of their kind: whole words are beyond ASCII. */
const OF_WORDS: readonly CodePage[] = [
  // Japanese has kana between Chinese characters.
  {
    name: 'SHIFT_JIS',
    usual: /[ぁ-んァ-ヶー一-龠々、。・]/u,
    percentMin: 98,
    decode: decoderOf('shift_jis'),
  },
  {
    name: 'EUC-JP',
    usual: /[ぁ-んァ-ヶー一-龠々、。・]/u,
    needed: /[ぁ-んァ-ヶー]/u,
    percentMin: 98,
    decode: decoderOf('euc-jp'),
  },
  { name: 'EUC-KR', usual: /[가-힣]/u, percentMin: 90, decode: decoderOf('euc-kr') },
  { name: 'GB18030', usual: /[一-龥、。，（）：；]/u, percentMin: 95, decode: decoderOf('gb18030') },
  { name: 'BIG5', usual: /[一-龥、。，（）：；]/u, percentMin: 95, decode: decoderOf('big5') },
  // Letters are most frequently these, and in lower case.
  { name: 'WINDOWS-1251', usual: /[аеиоунтрсвлкміїь]/u, percentMin: 55, decode: decoderOf('windows-1251') },
  { name: 'KOI8-R', usual: /[аеиоунтрсвлк]/u, percentMin: 50, decode: decoderOf('koi8-r') },
  { name: 'IBM866', usual: /[аеиоунтрсвлк]/u, percentMin: 50, decode: decoderOf('ibm866') },
  { name: 'WINDOWS-1255', usual: /[א-ת]/u, percentMin: 90, decode: decoderOf('windows-1255') },
  { name: 'WINDOWS-1256', usual: /[ء-ي]/u, percentMin: 90, decode: decoderOf('windows-1256') },
  {
    name: 'WINDOWS-1253',
    usual: /[αεηιοςσντρκπλμυάέήίό]/u,
    percentMin: 75,
    decode: decoderOf('windows-1253'),
  },
];

/** Letters of Western and of Central Europe in lower case, and the apostrophe. */
const WESTERN = /[àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœšž’]/u;
const CENTRAL = /[áéíóúýčďěňřšťůžąćęłńśźżőűöüäôľĺŕăâîşţß’]/u;

/** Pages whose texts have single letters beyond ASCII in words. */
const OF_LETTERS: readonly CodePage[] = [
  { name: 'IBM850', usual: WESTERN, percentMin: 95, decode: decode850 },
  { name: 'MACINTOSH', usual: WESTERN, percentMin: 95, decode: decoderOf('macintosh') },
  { name: 'WINDOWS-1250', usual: CENTRAL, percentMin: 95, decode: decoderOf('windows-1250') },
  { name: 'ISO-8859-2', usual: CENTRAL, percentMin: 95, decode: decoderOf('iso-8859-2') },
];

/** Characters beyond ASCII from which they are evidence. */
const CHARACTERS_MIN = 6;
/** The part of a text that shows its page, in bytes. */
const BYTES_MAX = 1_000_000;
/** Texts in Western languages never have so many of 100 bytes beyond ASCII in runs of three. */
const RUNS_MIN = 50;
/** Texts of another page have at most so many letters of Western languages among 100 letters beyond ASCII within words. */
const WESTERN_MAX = 70;

/**
 * The code page of a text that is neither UTF-8 nor Windows-1252, as iconv names it. Undefined unless the bytes are good evidence: in
 * Western languages, letters beyond ASCII are between others of words, and Windows-1252 gives letters there.
 */
export function codePageOf(bytes: Uint8Array): string | undefined {
  const start = wholeLines(bytes);
  const latin = windows1252(start);
  const high = latin.match(/[^\0-\x7f]+/g) ?? [];
  const count = high.reduce((sum, run) => sum + run.length, 0);
  if (count < CHARACTERS_MIN) return undefined;
  const inRuns = high.reduce((sum, run) => sum + (run.length >= 3 ? run.length : 0), 0);
  if (100 * inRuns >= RUNS_MIN * count) return bestOf(OF_WORDS, start, /[^\0-\x7f]/gu);
  if (percentOf(WESTERN, latin, IN_WORDS) > WESTERN_MAX) return undefined;
  return bestOf(OF_LETTERS, start, IN_WORDS);
}

/** Says what to do with a text in a code page that is not read, as sentences. */
export function howToConvert(page: string): string {
  return `This text is not in UTF-8: its bytes look like ${page}. Convert it with \`iconv -f ${page} -t UTF-8 FILE\`, or save it as CSV UTF-8.`;
}

/** A character beyond ASCII between a letter and one in lower case. */
const IN_WORDS = /(?<=[a-z])[^\0-\x7f](?=[a-z])/giu;

/** Up to a line end, so that no character of two bytes is cut. */
function wholeLines(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= BYTES_MAX) return bytes;
  return bytes.subarray(0, bytes.subarray(0, BYTES_MAX).lastIndexOf(0x0a) + 1);
}

/** The page that fits best; the first one if several fit equally. */
function bestOf(pages: readonly CodePage[], bytes: Uint8Array, counted: RegExp): string | undefined {
  const rated = pages.flatMap(({ name, usual, needed = usual, percentMin, decode }) => {
    const text = decode(bytes);
    if (text === undefined || percentOf(needed, text, counted) < NEEDED_MIN) return [];
    const fit = (percentOf(usual, text, counted) - percentMin) / (100 - percentMin);
    return fit >= 0 ? [{ name, fit }] : [];
  });
  return rated.toSorted((one, other) => other.fit - one.fit)[0]?.name;
}

/** All texts of a language have so many of its needed characters among 100. */
const NEEDED_MIN = 5;

/** How many of 100 characters are usual ones. 100 if there are too few to tell. */
function percentOf(usual: RegExp, text: string, counted: RegExp): number {
  const characters = text.match(counted) ?? [];
  if (characters.length < CHARACTERS_MIN) return 100;
  return (100 * characters.filter((one) => usual.test(one)).length) / characters.length;
}

/** The characters of the bytes 0x80 to 0x9f. https://encoding.spec.whatwg.org/index-windows-1252.txt */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Some versions of Node decode these bytes as Latin-1: https://github.com/nodejs/node/issues/56542 */
export function windows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/\p{Cc}/gu, (control) => HIGH[control.charCodeAt(0) - 0x80] ?? control);
}
