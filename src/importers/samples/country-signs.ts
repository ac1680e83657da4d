/** A form of texts that tells a country or a language: of phone numbers, of postcodes, or of the letters and words of names. */
export type CountrySign =
  | 'phone +49'
  | 'phone +44'
  | 'phone +33'
  | 'phone +1'
  | 'phone of another country'
  | 'postcode of another country'
  | 'British phone'
  | 'French phone'
  | 'American phone'
  | 'British postcode'
  | 'British address'
  | 'American postcode'
  | 'five digits'
  | 'German address'
  | 'French address'
  | 'German words'
  | 'French words'
  | 'words of another language';

interface Form {
  readonly test: RegExp;
  /** How many of 100 texts have the form at least. */
  readonly percentMin: number;
}

/** A few cells of a column can be written in another form. */
const NEARLY_ALL = 90;
/** The expressions have the most frequent words for streets. Other addresses have other words. */
const MANY = 40;
/** An umlaut or an accent is in few names. */
const SOME = 4;

const FORMS: ReadonlyMap<CountrySign, Form> = new Map<CountrySign, Form>([
  ['phone +49', { test: /^(?:\+|00)49[\d ()/-]{7,14}$/, percentMin: NEARLY_ALL }],
  ['phone +44', { test: /^(?:\+|00)44[\d ()-]{9,15}$/, percentMin: NEARLY_ALL }],
  ['phone +33', { test: /^(?:\+|00)33[\d ().-]{9,17}$/, percentMin: NEARLY_ALL }],
  ['phone +1', { test: /^\+1[ .(-]?[\d ().-]{10,14}$/, percentMin: NEARLY_ALL }],
  ['phone of another country', { test: /^\+(?!1|33|44|49)\d[\d ().-]{6,}$/, percentMin: SOME }],
  [
    'British phone',
    {
      test: /^(?:0[127]\d{3} \d{5,6}|\(0\d{4}\) \d{5,6}|01\d{2} \d{3} \d{4}|02\d \d{4} \d{4})$/,
      percentMin: NEARLY_ALL,
    },
  ],
  ['French phone', { test: /^0[1-79](?:[ .]\d\d){4}$/, percentMin: NEARLY_ALL }],
  [
    'American phone',
    {
      test: /^(?:\([2-9]\d\d\) |[2-9]\d\d[.-])[2-9]\d\d[.-]\d{4}$/,
      percentMin: NEARLY_ALL,
    },
  ],
  ['British postcode', { test: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}$/, percentMin: NEARLY_ALL }],
  [
    'British address',
    { test: /^[^@]{8,200}[ ,\n][A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/, percentMin: MANY },
  ],
  ['American postcode', { test: /^\d{5}-\d{4}$/, percentMin: SOME }],
  [
    // Dutch, Canadian, Brazilian, Portuguese, Japanese, Polish and Swedish.
    'postcode of another country',
    {
      test: /^(?:\d{4} ?[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}-\d{3}|\d{4}-\d{3}|\d{3}-\d{4}|\d\d-\d{3}|\d{3} \d\d)$/,
      percentMin: NEARLY_ALL,
    },
  ],
  ['five digits', { test: /^\d{5}$/, percentMin: 100 }],
  [
    'German address',
    {
      test: /^.{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse) \d{1,4} ?[a-z]?,? (?:D-)?\d{5} \p{L}[^,;.!?]{1,40}$/iu,
      percentMin: MANY,
    },
  ],
  [
    'French address',
    {
      test: /^.{0,12}\b(?:rue|chemin|impasse|quai|allée|(?:avenue|boulevard) d(?:e|u|es)) .{1,60} \d{5} \p{L}[^,;.!?]{1,40}$/iu,
      percentMin: MANY,
    },
  ],
  ['German words', { test: /[üß]|(?:strasse|str\.) \d/i, percentMin: SOME }],
  ['French words', { test: /[èêçëœ]|\b(?:rue|chemin|impasse|quai) (?:d[eu]s?|l[ae]s?) /i, percentMin: SOME }],
  ['words of another language', { test: /[ñåøæãõáíóúìòčćžšğşıłńőűřý]/i, percentMin: SOME }],
]);

/** Whether many texts are addresses with their street, postcode and town. */
export const areAddresses = (signs: readonly CountrySign[] = []) =>
  signs.some((sign) => sign === 'German address' || sign === 'French address' || sign === 'British address');

/** One text can have a form by chance. */
const TEXTS_MIN = 2;
/** So many texts are enough. */
const TEXTS_MAX = 1000;

/** The beginning of international numbers. A code has at most three digits, and none begins with another: https://www.itu.int/pub/T-SP-E.164D */
const CALLING_CODE = /^\+([17]|2[07]|3[0-69]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Finds the forms of a column's texts that tell a country or a language. */
export class CountrySigns {
  readonly #counts = new Map<CountrySign, number>();
  readonly #callingCodes = new Map<string, number>();
  #texts = 0;

  add(text: string): void {
    if (this.#texts === TEXTS_MAX) return;
    this.#texts++;
    const code = CALLING_CODE.exec(text)?.[1];
    if (code !== undefined) this.#callingCodes.set(`+${code}`, (this.#callingCodes.get(`+${code}`) ?? 0) + 1);
    for (const [sign, { test }] of FORMS) {
      if (test.test(text)) this.#counts.set(sign, (this.#counts.get(sign) ?? 0) + 1);
    }
  }

  /** How international phone numbers begin, such as `+34`. */
  get callingCodes(): readonly string[] {
    return [...this.#callingCodes].flatMap(([code, count]) =>
      100 * count >= SOME * this.#texts ? [code] : [],
    );
  }

  /** Undefined if there is none. */
  result(): readonly CountrySign[] | undefined {
    if (this.#texts < TEXTS_MIN) return undefined;
    const signs = [...FORMS].flatMap(([sign, { percentMin }]) => {
      const count = this.#counts.get(sign) ?? 0;
      return count > 0 && count * 100 >= percentMin * this.#texts ? [sign] : [];
    });
    return signs.length > 0 ? signs : undefined;
  }
}
