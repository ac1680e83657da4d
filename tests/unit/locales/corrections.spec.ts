import { readdirSync, readFileSync } from 'node:fs';
import { base, en } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import {
  holdsLeftOutWord,
  isLeftOutTown,
  leftOutTexts,
  leftOutTowns,
  leftOutWords,
  withCorrections,
} from '../../../src/locales/corrections.ts';
import { places } from '../../../src/locales/countries/us/places.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { RUDE_EMOJI } from '../../fixtures/emoji.ts';

interface Entry {
  /** `animal.fish`. */
  readonly list: string;
  readonly text: string;
}

/** All texts of some data, however deep in lists they are: those of all groups of a list are that list's. */
function entriesOf(data: object, path = ''): readonly Entry[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const list = Array.isArray(data) || path.includes('.') ? path : path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') return [{ list, text: value }];
    return typeof value === 'object' && value !== null ? entriesOf(value, list) : [];
  });
}

/** The texts that a list of a module holds more than once. */
function repeatsOf(all: readonly Entry[], module: string): readonly string[] {
  const seen = new Set<string>();
  return all
    .filter(({ list }) => list.startsWith(`${module}.`))
    .map(({ list, text }) => `${list}: ${text}`)
    .filter((text) => seen.size === seen.add(text).size);
}

const entries = entriesOf(enUs.language.lists);
const animals = entries.filter(({ list }) => list.startsWith('animal.'));

describe('The lists of the locale', () => {
  it('contain no word that the corrections leave out', () => {
    expect(entries.length).toBeGreaterThan(20_000);
    expect(entries.filter(({ text }) => holdsLeftOutWord(text))).toEqual([]);
  });

  it('contain no text that the corrections leave out', () => {
    const left = entries.filter(({ list, text }) => leftOutTexts[list]?.split('|').includes(text));
    expect(left).toEqual([]);
  });

  it('hold no rude emoji, of any skin tone', () => {
    const emoji = entries.filter(({ list }) => list === 'internet.emoji');
    expect(emoji.length).toBeGreaterThan(2_500);
    expect(emoji.filter(({ text }) => RUDE_EMOJI.test(text))).toEqual([]);
  });

  it('hold no text with spaces at its ends, or with two together', () => {
    expect(entries.filter(({ text }) => text !== text.trim() || text.includes('  '))).toEqual([]);
  });

  it('write apostrophes in one way', () => {
    expect(entries.filter(({ text }) => /[’‘]/.test(text))).toEqual([]);
  });

  it('hold no animal with digits, lists or remarks for a name', () => {
    expect(animals.filter(({ text }) => /[^\p{L}\p{M} '.-]|sometimes|'$/u.test(text))).toEqual([]);
  });

  it.each(['bird', 'cat', 'cetacean', 'dog', 'horse', 'lion'])(
    'write each %s with capital letters',
    (kind) => {
      const particles = new Set(
        "and con da de della dell'Etna des di do du et fino of pariah agár del e dell'Appennino d'Auvergne l'Ariège la le".split(
          ' ',
        ),
      );
      const small = animals
        .filter(({ list }) => list === `animal.${kind}`)
        .filter(({ text }) => text.split(' ').some((word) => /^\p{Ll}/u.test(word) && !particles.has(word)));
      expect(small).toEqual([]);
    },
  );

  it('hold each snake once, whatever its capital letters', () => {
    const snakes = animals
      .filter(({ list }) => list === 'animal.snake')
      .map(({ text }) => text.toLowerCase());
    expect(new Set(snakes).size).toBe(snakes.length);
  });

  it('write insects and snakes like sentences: after the first word, only proper names have a capital letter', () => {
    const mixed = animals
      .filter(({ list }) => list === 'animal.insect' || list === 'animal.snake')
      .filter(({ text }) =>
        /[ -](?:Bee|Barred|Black|Carpenter|Coral|Garter|Lora|Python|Snake|Viper|Wasp|Water)\b/.test(text),
      );
    expect(mixed).toEqual([]);
  });

  it('write what follows a hyphen in one way', () => {
    const cetaceans = animals.filter(({ list }) => list === 'animal.cetacean');
    expect(cetaceans.filter(({ text }) => /-(?!Pacific)[A-Z]|Rightwhale/.test(text))).toEqual([]);
  });

  it.each(['ingredient', 'spice', 'vegetable'])(
    'write each %s of a country or a town with a capital',
    (name) => {
      const ofPlaces =
        /^(?:.* )?(?:asian|brussels|chinese|english|french|german|jerusalem|swiss|provence)\b/i;
      const texts = entries.filter(({ list, text }) => list === `food.${name}` && ofPlaces.test(text));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(({ text }) => text === text.toLowerCase())).toEqual([]);
    },
  );

  it('hold each food by one name', () => {
    const twice = ['ajwan seed', 'papaw', 'rockmelon', 'china star', 'Hilll', 'paprik'];
    expect(entries.filter(({ text }) => twice.includes(text))).toEqual([]);
  });

  it.each(['animal', 'food'])('hold no text of %s twice in a list that faker has it once in', (module) => {
    const own = new Set([en, base].flatMap((data) => repeatsOf(entriesOf(data), module)));
    expect(repeatsOf(entries, module).filter((text) => !own.has(text))).toEqual([]);
  });

  it('contain only fish among the fish', () => {
    const none = /squid|crab|shrimp|turtle|cockle|littleneck|clam|oyster|Venus|Asari/;
    expect(animals.filter(({ list, text }) => list === 'animal.fish' && none.test(text))).toEqual([]);
  });
});

describe('The tables of what exists', () => {
  const files = ['src/generators/data', 'src/locales/languages/en', 'src/locales/countries/us']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('/places.ts'));

  it.each(files)('%s holds no word that is left out, and no two spaces in a text', (path) => {
    const texts = readFileSync(path, 'utf8').match(/'[^'\n]*'|"[^"\n]*"/g) ?? [];
    expect(texts.filter((text) => holdsLeftOutWord(text) || text.includes('  '))).toEqual([]);
  });

  it('places.ts names no town and no county that is left out, or with two spaces', () => {
    const names = places.counties.split(/[|,]/);
    expect(names.length).toBeGreaterThan(25_000);
    expect(names.filter((name) => isLeftOutTown(name) || name.includes('  '))).toEqual([]);
    expect(leftOutTowns.filter((name) => !isLeftOutTown(name))).toEqual([]);
  });
});

describe('What is left out', () => {
  it('is in faker’s own lists, so no correction is obsolete', () => {
    const own = [en, base].flatMap((data) => entriesOf(data));
    const unknown = Object.entries(leftOutTexts).flatMap(([list, texts]) =>
      texts
        .split('|')
        .filter((text) => !own.some((entry) => entry.list === list && entry.text === text))
        .map((text) => [list, text]),
    );
    expect(unknown).toEqual([]);
    const absent = leftOutWords.filter((word) => !own.some(({ text }) => text.toLowerCase().includes(word)));
    expect(absent).toEqual([]);
  });

  it('keeps words that only contain one as a part', () => {
    const kept = ['document', 'accumulate', 'Cumin', 'nunnery', 'noun'];
    expect(withCorrections({ word: { noun: kept } }).word?.noun).toEqual(kept);
    expect(withCorrections({ word: { noun: ['Cum', 'a Nun', 'sun'] } }).word?.noun).toEqual(['sun']);
  });
});
