import { expect, it } from 'vitest';
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
