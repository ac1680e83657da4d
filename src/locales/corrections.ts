import type { LocaleDefinition } from '@faker-js/faker';

/**
 * Words that no text of a list may contain, in upper or lower case: they would embarrass people who show the data to
 * others.
 */
export const leftOutWords: readonly string[] =
  'colonialism|cum|gypsies|gypsy|hepatitis|jewfish|junkie|kaffir|mutzenbacher|nun|oriental|orientale|sexual|sexy|sexyback'.split(
    '|',
  );

/** Texts that are left out of single lists: wrong ones, and ones that are harmful only beside the words that they are joined to. */
export const leftOutTexts: Readonly<Record<string, string>> = {
  // Joined to an adjective or a noun, in domain names and biographies.
  'word.noun':
    'almighty|bidet|bourgeoisie|breastplate|casket|collectivization|conservative|cruelty|daddy|dead|devastation|devil|drug|fat|flu|knickers|lashes|lay|louse|majority|massage|minority|morbidity|obesity|pantyhose|perp|petticoat|pneumonia|populist|priesthood|puritan|republican|scarification|stool|sweatshop|swine|thigh|thongs|tomb|tribe|underpants|widow|yarmulke',
  'word.adjective':
    'aching|adolescent|babyish|black|blond|bony|bouncy|brown|chubby|criminal|crooked|corrupt|dead|deadly|deficient|dirty|evil|fat|filthy|french|gullible|hairy|humiliating|ignorant|illiterate|impure|inferior|juvenile|limp|limping|mad|male|married|meaty|moist|naughty|plump|portly|putrid|repentant|rotten|scaly|shameful|shameless|sick|sinful|skeletal|slimy|spanish|submissive|superior|svelte|tempting|ugly|unconscious|unfit|unhealthy|unkempt|unlawful|vengeful|violent|wicked|white|worthless|wrathful|writhing|yellow|yellowish',
  'word.verb':
    'blaspheme|bludgeon|breed|cannibalise|chunder|cripple|degenerate|deprave|desecrate|feminize|garrote|gestate|intermarry|knife|lobotomise|masculinize|maul|persecute|proselytise|screw|segregate|shaft|shanghai|shoot|stigmatize|suckle|suffocate|terrorise|westernise|westernize',
  'lorem.word': 'crapula|cunae|terror|vomica|vomito',
  'company.buzz_adjective': 'killer',
  // Of any skin tone. Rude signs, insults, illness, weapons, death, underwear, drugs, toilets and germs.
  'internet.emoji':
    '🖕|👅|💋|👿|😈|👹|👺|💀|☠️|🏴‍☠️|💢|😠|😡|🤬|🤢|🤮|🥴|🥵|🤤|💩|💦|💣|🔪|🔫|🗡️|⚔️|🪓|🏹|🧨|⛓️|⚰️|⚱️|🪦|🚬|💉|💊|🩸|👙|🩱|🩲|🍆|🍑|🏩|🔞|☢️|☣️|🚽|🚾|🪠|🧻|🦠|🪳|🪰|🪱|🐀|🦟|🧟',
  // Not fish, insects or names of a breed.
  'animal.fish':
    'Asari|Blood cockle|Blue swimming crab|Chinese softshell turtle|Filipino Venus|Gazami crab|Japanese cockle|Japanese flying squid|Japanese littleneck|Jumbo flying squid|Pacific sandlance|Southern rough shrimp|Whiteleg shrimp',
  'animal.insect':
    'Acorn-plum gall|Gouty oak gall|Horned oak gall|Knopper gall|Large oak-apple gall|Marble gall|Oak saucer gall|Stony gall',
  'animal.cow': 'American|Breed|Commercial|RX3',
  'animal.snake': 'Ball Python',
  // Not a fruit, spice or meat, or another word for one that the list has.
  'food.fruit': 'aubergine|butternut pumpkin|cavalo|jarrahdale pumpkin|papaw|rockmelon',
  'food.ingredient': 'papaw|rockmelon',
  'food.spice':
    'ajwan seed|balti masala|balti stir fry mix|bbq|celery|china star|dhansak|jalfrezi|korma|mango|rice paper|rogan josh|tagine',
  'food.meat': 'crocodile|emu|kangaroo|ostrich|pigeon|salmon',
};

/** Towns that are left out of the table of places when it is written, besides those with such a word. */
export const leftOutTowns = 'Blue Ball|Climax|Climax Springs|Fort Dick|Hooker|Squaw Lake|Weiner'.split('|');

/** Texts of lists, and their corrections. */
const corrections: Readonly<Record<string, string>> = {
  'Acacia-ants': 'Acacia ant',
  'Alligator mississippiensis': 'American Alligator',
  'Asian Vine Snake, Whip Snake': 'Asian vine snake',
  "Budin's chinchilla rat, A. budini": "Budin's chinchilla rat",
  "Dulong'": 'Dulong',
  'Fox snake, three species of Pantherophis': 'Fox snake',
  'Grey Lora': 'Grey lora',
  Hallikar4: 'Hallikar',
  Hilll: 'Hill',
  'Irish Sport Horse sometimes called Irish Hunter': 'Irish Sport Horse',
  'Kaimanawa Horses': 'Kaimanawa Horse',
  'Killer Whale (Orca)': 'Orca',
  'Long-horned bees': 'Long-horned bee',
  'Mud-daubers': 'Mud dauber',
  'Northern Rightwhale Dolphin': 'Northern Right Whale Dolphin',
  'Southern Rightwhale Dolphin': 'Southern Right Whale Dolphin',
  Vechur8: 'Vechur',
  // Foods by names that people of the United States know.
  'bean shoots': 'mung bean sprouts',
  beetroot: 'beets',
  'bush tomato': 'tomatillo',
  'butternut lettuce': 'butter lettuce',
  'carob carrot': 'baby carrots',
  chilli: 'chili powder',
  'chilli pepper': 'chili pepper',
  chillies: 'chipotle',
  colombo: 'garlic powder',
  'corella pear': 'Bosc pear',
  'cos lettuce': 'romaine lettuce',
  cumquat: 'kumquat',
  'custard apple': 'cherimoya',
  'english spinach': 'baby spinach',
  fingerlime: 'key lime',
  'french eschallots': 'shallots',
  'fresh chillies': 'fresh chilies',
  hijiki: 'collard greens',
  incaberry: 'ground cherry',
  'lemon grass': 'lemongrass',
  'liquorice root': 'licorice root',
  'nashi pear': 'Asian pear',
  'pot marjoram': 'celery seed',
  'poudre de colombo': 'onion powder',
  'rose baie': 'pink peppercorns',
  'snowpea sprouts': 'snow peas',
  zahtar: "za'atar",
  'herbes de provence': 'herbes de Provence',
  paprik: 'paprika',
  'william pear': 'William pear',
};

/** Common words that begin with a capital letter in titles, and with a small one in sentences. */
const TITLE_WORDS = /\b(?:cattle|coldblood|dog|domestic|hound|humpback|lion|trotter|whale|wild)\b/g;
const SENTENCE_WORDS =
  /(?: |(?<=Twin)-)(?:Adder|Ant|Barred|Black|Carpenter|Carrying|Coral|Crazy|Flying|Garter|Headed|Horntail|King|Nosed|Python|Sea|Snake|Tree|Vine|Viper|Wasp|Water|Whip|Woods)\b/g;
const SECOND_WORDS = /-(?:Beaked|Sided|Toothed)\b/g;
const FOOD_NAMES =
  /\b(?:asian|brazil|brussels|chinese|english|french|german|hokkien|jerusalem|swiss|szechuan)\b/g;
const TITLES = new Set(['cetacean', 'cow', 'dog', 'horse', 'lion'].map((list) => `animal.${list}`));
const SENTENCES = new Set(['insect', 'snake'].map((list) => `animal.${list}`));
const FOODS = new Set(['fruit', 'ingredient', 'spice', 'vegetable'].map((list) => `food.${list}`));

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function corrected(list: string, text: string): string {
  const plain = (corrections[text] ?? text).replaceAll('’', "'").replace(/ {2,}/g, ' ').trim();
  if (FOODS.has(list)) return plain.replace(FOOD_NAMES, capitalized);
  if (TITLES.has(list))
    return plain.replace(TITLE_WORDS, capitalized).replace(SECOND_WORDS, (word) => word.toLowerCase());
  return SENTENCES.has(list) ? plain.replace(SENTENCE_WORDS, (word) => word.toLowerCase()) : plain;
}

const LEFT_OUT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${leftOutWords.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a text contains a forbidden word. */
export function holdsLeftOutWord(text: string): boolean {
  return LEFT_OUT.test(text);
}

export function isLeftOutTown(name: string): boolean {
  return leftOutTowns.includes(name) || holdsLeftOutWord(name);
}

function correctedValue(list: string, value: unknown): unknown {
  if (Array.isArray(value)) return correctedList(list, value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, correctedValue(list, inner)]),
  );
}

/** The skin tones of emoji, and the sexes that are joined to them: https://www.unicode.org/reports/tr51/#Emoji_Modifiers_Table */
const EMOJI_VARIANTS = /\p{Emoji_Modifier}|\u200d[♀♂]\ufe0f/gu;

function correctedList(list: string, entries: readonly unknown[]): readonly unknown[] {
  const leftOut = new Set(leftOutTexts[list]?.split('|'));
  const isLeftOut = (text: string) => leftOut.has(text.replace(EMOJI_VARIANTS, '')) || holdsLeftOutWord(text);
  return entries
    .filter((entry) => typeof entry !== 'string' || !isLeftOut(entry))
    .map((entry) => (typeof entry === 'string' ? corrected(list, entry) : entry));
}

/** A locale's data with the corrections: some texts left out, others replaced. */
export function withCorrections(locale: LocaleDefinition): LocaleDefinition {
  return Object.fromEntries(
    Object.entries(locale).map(([module, lists]) => [
      module,
      Object.fromEntries(
        Object.entries(lists ?? {}).map(([list, value]) => [
          list,
          correctedValue(`${module}.${list}`, value),
        ]),
      ),
    ]),
  );
}
