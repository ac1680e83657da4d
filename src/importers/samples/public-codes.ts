/** Codes of two or three letters, one after the other. */
const codes = (length: 2 | 3, written: string): ReadonlySet<string> =>
  new Set(written.match(length === 2 ? /../g : /.../g));

/** The assigned codes of countries: https://www.iso.org/iso-3166-country-codes.html */
const COUNTRIES = codes(
  2,
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW',
);
/** Currencies in use: https://www.iso.org/iso-4217-currency-codes.html */
const CURRENCIES = codes(
  3,
  'AEDAFNALLAMDAOAARSAUDAWGAZNBAMBBDBDTBGNBHDBIFBMDBNDBOBBRLBSDBTNBWPBYNBZDCADCDFCHFCLFCLPCNYCOPCRCCUPCVECZKDJFDKKDOPDZDEGPERNETBEURFJDFKPGBPGELGHSGIPGMDGNFGTQGYDHKDHNLHRKHTGHUFIDRILSINRIQDIRRISKJMDJODJPYKESKGSKHRKMFKPWKRWKWDKYDKZTLAKLBPLKRLRDLSLLYDMADMDLMGAMKDMMKMNTMOPMRUMURMVRMWKMXNMYRMZNNADNGNNIONOKNPRNZDOMRPABPENPGKPHPPKRPLNPYGQARRONRSDRUBRWFSARSBDSCRSDGSEKSGDSHPSLESOSSRDSSPSTNSVCSYPSZLTHBTJSTMTTNDTOPTRYTTDTWDTZSUAHUGXUSDUYUUZSVESVNDVUVWSTXAFXCDXOFXPFYERZARZMWZWL',
);
/** States of the United States, with the federal district: https://pe.usps.com/text/pub28/28apb.htm */
const STATES = codes(
  2,
  'ALAKAZARCACOCTDEDCFLGAHIIDILINIAKSKYLAMEMDMAMIMNMSMOMTNENVNHNJNMNYNCNDOHOKORPARISCSDTNTXUTVTVAWAWVWIWY',
);
/** Languages, in small letters: https://www.loc.gov/standards/iso639-2/php/code_list.php */
const LANGUAGES = codes(
  2,
  'aaabaeafakamanarasavayazbabebgbhbibmbnbobrbscacechcocrcscucvcydadedvdzeeeleneoeseteufafffifjfofrfygagdglgngugvhahehihohrhthuhyhziaidieigiiikioisitiujajvkakgkikjkkklkmknkokrkskukvkwkylalblglilnloltlulvmgmhmimkmlmnmrmsmtmynanbndnengnlnnnonrnvnyocojomorospapiplpsptqurmrnrorurwsascsdsesgsiskslsmsnsosqsrssstsusvswtatetgthtitktltntotrtstttwtyugukuruzvevivowawoxhyiyozazhzu',
);
const LISTS = [COUNTRIES, STATES, CURRENCIES, LANGUAGES];

/** The rows, in percent, whose codes are in one list. */
const WHOLE_PERCENT = 98;
/** Fewer codes can be initials. */
const ROWS_EACH = 2;
const DISTINCT_MIN = 5;

/** The members of a public list of codes among texts, if nearly all texts are some. */
export function publicCodes(counts: ReadonlyMap<string, number>): ReadonlySet<string> | undefined {
  const [[first = ''] = []] = counts;
  if (first.length !== 2 && first.length !== 3) return undefined;
  let rows = 0;
  for (const count of counts.values()) rows += count;
  const isWhole = (list: ReadonlySet<string>) => {
    let inside = 0;
    for (const [text, count] of counts) if (list.has(text)) inside += count;
    return inside * 100 >= WHOLE_PERCENT * rows;
  };
  return counts.size < DISTINCT_MIN || rows < ROWS_EACH * counts.size ? undefined : LISTS.find(isWhole);
}
