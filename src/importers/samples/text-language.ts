/**
 * The most frequent words that have no subject: articles, prepositions and conjunctions. Scripts alone tell the last three languages. From
 * Russian on, words that a language above has too are left out.
 */
const WORDS_OF = {
  en: 'a the of and to in is for with on that are by this from at it be was or an as not have you your has will all can its their which were been',
  es: 'de la el en y que los las del un una por con para se es al lo su más no como o está son este esta sin muy ha sobre entre también',
  it: 'di la il e che in un una per con del della dei delle le gli al alla è sono si non da nel nella più ed anche come ha lo questo tra ai dal',
  pt: 'de da do das dos em no na nos nas que e o a os as um uma para com por não ao à se é mais pelo pela como foi são ou sem também',
  fr: 'de la le les des et en un une du pour dans est que à au aux par sur avec ce qui il pas plus sont ou l d cette nous vous ne sa son ses',
  de: 'der die das und in den von zu mit ist für auf dem des ein eine nicht im sich auch als an bei wird oder sind wurde zum zur wir einen einer werden',
  nl: 'de het een van en in is op te met voor dat niet zijn aan die er om bij wordt naar ook door als of deze kan worden wij dit uit',
  pl: 'i w z na do nie się jest to że od dla przez po o za oraz jak są ze ma tym które lub można jako przy',
  la: 'et ut qui est aut quia non in quo sit ad enim eius omnis autem voluptatem dolor amet ipsum lorem dolorem sed id vel quis quas tempor',
  ru: 'и в не на что с по как из к это для от о при за у но или также его её их был была было были она он они мы вы все только до после через находится который которая',
  uk: 'і не на що з як із до це для від про за та або його її їх був була було були вона він вони ми ви всі також є який яка',
  tr: 've bir bu ile için olarak olan var yok çok daha gibi kadar sonra değil her ama tarafından edildi yapıldı yapılan olduğu göre ancak',
  sv: 'och att det på är som för av med till har inte ett från vid eller ska också mycket efter under',
  no: 'og det på som av med til har ikke fra ved eller ble skal også etter under',
  da: 'og det på som af med til har ikke fra ved eller blev skal også efter under',
  fi: 'ja ei että oli joka mutta tai myös kun ovat sekä olla jos mukaan kuin voi',
  cs: 'v je že jsou pro nebo byl byla bylo při který také která které svůj ve už',
  hu: 'az és hogy nem egy ez meg csak vagy mint volt már kell lehet ami után',
  ro: 'și în cu pe care din pentru sunt sau mai prin ale fost unei acest această',
  id: 'dan yang ke dari untuk dengan ini itu pada adalah dalam tidak akan oleh atau sebagai juga karena telah',
  el: 'και το η ο να του της την με για από στο στη που είναι δεν τα των οι ένα μια σε',
  ar: 'في من على إلى أن هذا هذه التي الذي و مع عن ما لا كان كل بعد بين أو تم',
  hi: 'का की के है में से को और पर एक यह हैं था नहीं कि भी लिए ने जो हो',
  ne: 'छ र मा ले लाई यो पनि भएको गर्ने गरेको तथा छन् भने बाट सँग गरी हुने',
  vi: 'và của là có được cho các một những trong không với khi đã này người từ tại để',
  ja: '',
  zh: '',
  ko: '',
} as const;

export type TextLanguage = keyof typeof WORDS_OF;

export const isTextLanguage = (code: string): code is TextLanguage => Object.hasOwn(WORDS_OF, code);

const LANGUAGES_OF: ReadonlyMap<string, readonly TextLanguage[]> = languagesOfWords();

function languagesOfWords() {
  const found = new Map<string, readonly TextLanguage[]>();
  const codes = Object.keys(WORDS_OF).filter(isTextLanguage);
  for (const code of codes) {
    for (const word of WORDS_OF[code].split(' ').filter(Boolean))
      found.set(word, [...(found.get(word) ?? []), code]);
  }
  return found;
}

/** Articles, prepositions and conjunctions of spoken languages, which all texts have. */
export const isCommonWord = (word: string): boolean =>
  LANGUAGES_OF.get(word.toLowerCase())?.some((code) => code !== 'la') ?? false;

/** So many texts are enough. */
const TEXTS_MAX = 300;
/** In UTF-16 units: the beginning of a long text is enough. */
const LENGTH_MAX = 300;
/** Texts of fewer words are names. */
const PHRASE_WORDS_MIN = 3;
const PHRASES_PERCENT_MIN = 60;
/** Among names of places, so few of 100 are longer. */
const LONG_PERCENT_MIN = 30;
/** So many frequent words, and so many among 100 words, tell a language, if any other language has so many times fewer. */
const HITS_MIN = 4;
const HITS_PERCENT_MIN = 5;
const TIMES = 1.6;
/** Fewer different words are names of one kind that begin alike. */
const DIFFERENT_MIN = 4;

/** Languages with a script of their own, and how many characters a phrase of theirs has at least. Japanese has Chinese characters too. */
const SCRIPTS: readonly (readonly [RegExp, TextLanguage, number])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja', 12],
  [/\p{Script=Hangul}/u, 'ko', 20],
  [/\p{Script=Han}/u, 'zh', 12],
];
const SCRIPT_TEXTS_MIN = 3;
/** Languages whose most frequent words are nearly the same. */
const NORDIC: ReadonlySet<TextLanguage> = new Set<TextLanguage>(['sv', 'no', 'da']);

/** Finds the language of texts by its most frequent words. */
export class LanguageFinder {
  /** A word that several languages have counts for each of them in a small part. */
  readonly #hits = new Map<TextLanguage, number>();
  readonly #found = new Map<TextLanguage, Set<string>>();
  readonly #scripts = new Map<TextLanguage, number>();
  #texts = 0;
  #phrases = 0;
  #words = 0;

  add(text: string): void {
    if (this.#texts === TEXTS_MAX) return;
    this.#texts++;
    const beginning = text.slice(0, LENGTH_MAX).toLowerCase();
    const written = SCRIPTS.find(([script]) => script.test(beginning));
    if (written && text.length >= written[2]) {
      this.#scripts.set(written[1], (this.#scripts.get(written[1]) ?? 0) + 1);
      this.#phrases++;
      return;
    }
    if (beginning.split(' ', PHRASE_WORDS_MIN).length < PHRASE_WORDS_MIN) return;
    this.#phrases++;
    const words = beginning.match(/[\p{L}\p{M}]+/gu) ?? [];
    this.#words += words.length;
    for (const word of words) {
      const languages = LANGUAGES_OF.get(word) ?? [];
      for (const language of languages) {
        this.#hits.set(language, (this.#hits.get(language) ?? 0) + 1 / languages.length ** 2);
        const found = this.#found.get(language) ?? new Set();
        this.#found.set(language, found.add(word));
      }
    }
  }

  /** Whether most texts have several words. */
  get arePhrases(): boolean {
    return this.#texts > 0 && this.#phrases * 100 >= PHRASES_PERCENT_MIN * this.#texts;
  }

  found(): TextLanguage | undefined {
    const [ofScript] = [...this.#scripts].sort(([, one], [, other]) => other - one);
    if (ofScript && ofScript[1] >= SCRIPT_TEXTS_MIN && ofScript[1] * 2 > this.#texts) return ofScript[0];
    const [first, second] = [...this.#hits].sort(([, one], [, other]) => other - one);
    if (first === undefined || first[1] < HITS_MIN) return undefined;
    if (this.#phrases * 100 < LONG_PERCENT_MIN * this.#texts) return undefined;
    if ((this.#found.get(first[0])?.size ?? 0) < DIFFERENT_MIN) return undefined;
    const isFrequent = first[1] * 100 >= HITS_PERCENT_MIN * this.#words;
    const isClose = NORDIC.has(first[0]) && second !== undefined && NORDIC.has(second[0]);
    const isFirst = first[1] >= (isClose ? 1 : TIMES) * (second?.[1] ?? 0);
    return isFrequent && isFirst ? first[0] : undefined;
  }
}
