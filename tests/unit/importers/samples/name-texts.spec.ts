import { describe, expect, it } from 'vitest';
import { NameTexts } from '../../../../src/importers/samples/name-texts.ts';
import { columnOf } from './read.ts';

const PERSONS = [
  'Bill Saxbe',
  'James M. Cox',
  'Mary Ann Vance',
  'Zoë Lindqvist-Berg',
  'Pat O’Brien',
  'John McGrath',
  'Ines Peña',
  'Ada Lovelace',
  'Grace Hopper',
  'Alan Turing',
];
const FIRMS = ['NAVAL GROUP', 'Airbus SAS', 'Thales', 'Dassault Aviation', 'Safran', 'Arquus Ltd'];
const STATIONS =
  'Oxford Circus,Baker Street,Covent Garden,Canary Wharf,Green Park,Bond Street,Hyde Park Corner,Marble Arch,Holland Park,Notting Hill Gate,Gants Hill,Kings Cross'.split(
    ',',
  );
const STREETS = Array.from({ length: 12 }, (_, i) => `${'ABCDEFGHIJKL'[i]}den Street`);

it.each([
  ['persons', PERSONS],
  ['firms', FIRMS],
  ['others', STREETS],
  ['others', STATIONS],
  [
    'others',
    ['Graz', 'London', 'Bordeaux', 'São Paulo', 'Walla Walla', 'Reims', 'Luleå', 'Cork', 'Bern', 'Oulu'],
  ],
  // Two words with capitals can be anything.
  ['others', PERSONS.slice(0, 4)],
  [undefined, ['the first order', 'a second one', 'nothing else']],
  [undefined, ['AB', 'CD', 'EF']],
])('texts name %s: %j', (names, texts) => {
  expect(columnOf(texts).names).toBe(names);
});

describe('how names of persons are written', () => {
  const formsOf = (...texts: string[]) => {
    const names = new NameTexts();
    for (const text of texts) names.add(text);
    return names.persons().forms.map(({ text }) => text);
  };

  it.each([
    ['Ada Lovelace', '{given} {family}'],
    ['Lovelace, Ada', '{family}, {given}'],
    ['LOVELACE Ada', '{family|upper} {given}'],
    ['A. Lovelace', '{given|first:1}. {family}'],
    ['A Lovelace', '{given|first:1} {family}'],
    ['Ada K. Lovelace', '{given} {middle|first:1}. {family}'],
    ['Mrs Ada Lovelace', '{title} {given} {family}'],
    ['Ludwig van Beethoven', '{given} {family}'],
  ])('%s is %s', (name, form) => {
    expect(formsOf(name)).toEqual([form]);
  });

  it('other texts are no names of persons', () => {
    expect(formsOf('Paris', '12 rue de la Paix', 'no comment', 'B-737-300')).toEqual([]);
  });
});
