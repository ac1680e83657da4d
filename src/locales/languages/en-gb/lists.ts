import type { FakerLists } from '../../faker-lists.ts';
import { english } from '../en.ts';

/** Words that end in -ize for another reason than the suffix. */
const IZE = /(?<!\b(?:caps|se|s|pr|ma))(i|y)z(e|ed|er|ing|ation)\b/g;
const OR =
  /(behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|sav|vap)or(?=(?:able|ed|ful|fully|ing|ite|less|s)?\b)/g;

/** American texts of lists, and British ones. Compiled by hand. */
const TEXTS: Readonly<Record<string, string>> = {
  'Auto Loan': 'Car Loan',
  Checking: 'Current',
  'Home Loan': 'Mortgage',
  'Money Market': 'Joint',
  Hardcover: 'Hardback',
  arugula: 'rocket',
  beets: 'beetroot',
  'bok choy': 'pak choi',
  'chili pepper': 'chilli',
  'chili powder': 'chilli powder',
  'butter lettuce': 'little gem lettuce',
  'collard greens': 'spring greens',
  eggplant: 'aubergine',
  'fresh chilies': 'red chillies',
  'green beans': 'runner beans',
  jicama: 'celeriac',
  'key lime': 'gooseberry',
  'licorice root': 'liquorice root',
  'romaine lettuce': 'cos lettuce',
  'snow peas': 'mangetout',
  'sun dried tomatoes': 'sun-dried tomatoes',
  turnips: 'swede',
  zucchini: 'courgette',
  cantaloupe: 'cantaloupe melon',
  'Bosc pear': 'conference pear',
  papaya: 'pawpaw',
  tomatillo: 'greengage',
  'ground cherry': 'physalis',
  catalog: 'catalogue',
  defenseless: 'defenceless',
  gray: 'grey',
  license: 'licence',
  mom: 'mum',
  trash: 'rubbish',
};
/** The same words are nouns and verbs, which have another form. */
const VERBS: Readonly<Record<string, string>> = { license: 'license', trash: 'bin' };

const spelled = (text: string) => text.replace(IZE, '$1s$2').replace(OR, '$1our');
const british = (texts: readonly string[]) => [...new Set(texts.map((text) => TEXTS[text] ?? spelled(text)))];

const { book, company, finance, food, word } = english.lists;

/** The lists of English with British words and spellings. */
export const lists: FakerLists = {
  ...english.lists,
  book: { ...book, format: british(book.format) },
  company: {
    ...company,
    buzz_verb: british(company.buzz_verb),
    buzz_adjective: british(company.buzz_adjective),
  },
  finance: { ...finance, account_type: british(finance.account_type) },
  food: {
    ...food,
    fruit: british(food.fruit),
    spice: british(food.spice),
    vegetable: british(food.vegetable),
  },
  word: {
    ...word,
    adjective: british(word.adjective),
    adverb: british(word.adverb),
    noun: british(word.noun),
    verb: british(word.verb.map((text) => VERBS[text] ?? text)),
  },
};
