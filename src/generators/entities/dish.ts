import type { RandomStream } from '../../random/stream.ts';
import { pickOne, pickUniform } from '../../random/uniform.ts';
import { dishes } from '../data/dishes.ts';
import { once } from '../once.ts';
import { inProportion } from '../weighted.ts';
import type { PartMaker } from './part.ts';

interface Dish {
  readonly name: string;
  readonly cuisine: string;
  readonly adjectives: readonly string[];
  /** The kind of dish, for example `stir-fried rice noodles`. */
  readonly kind: string;
  readonly ingredients: readonly string[];
}

export const ENDINGS = [
  '.',
  ', made fresh every day.',
  ', from a family recipe.',
  ', a favorite of our guests.',
  ', for one or to share.',
  ', the way it is served at home.',
];

/** Meats beside dishes without any: percentages, roughly of what Americans eat. */
const MEATS = 'chicken 38|beef 26|pork 20|turkey 9|lamb 3|duck 1|venison 1|rabbit 1|goose 1|quail 1';
export const meats = once(() => inProportion(MEATS));

/** Meats by other words. A word of `MEATS` in the same dish comes first: Coq au Vin has bacon and is of chicken. */
const SORTS: ReadonlyMap<string, string> = new Map([
  ['andouille', 'pork'],
  ['bacon', 'pork'],
  ['chouriço', 'pork'],
  ['guanciale', 'pork'],
  ['meatballs', 'beef'],
  ['sausage', 'pork'],
  ['veal', 'beef'],
]);

/** The meat in a dish, or any meat. */
function meatsOf({ name, kind, ingredients }: Dish): readonly string[] {
  const words = [...ingredients, kind, name]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const own =
    words.find((word) => meats().includes(word)) ?? words.map((word) => SORTS.get(word)).find(Boolean);
  return own === undefined ? meats() : [own];
}

function readDish(entry: string): Dish {
  const [name = '', cuisine = '', adjectives = '', kind = '', ingredients = ''] = entry.split('|');
  return { name, cuisine, adjectives: adjectives.split(','), kind, ingredients: ingredients.split(',') };
}

/** A dish of a cuisine. Its description names its ingredients. */
export function dishParts(stream: RandomStream) {
  const all = dishes.map(readDish);
  const list = <Name extends keyof Dish>(name: Name) => all.map((dish) => dish[name]);
  const one = (texts: readonly string[]) => pickOne(stream, texts);
  /**
   * Picks three different texts, for example `shrimp, tamarind and peanuts`. Their order is that of the list, read as
   * a circle.
   */
  function three(texts: readonly string[]): string {
    const count = texts.length;
    const first = pickUniform(stream, count);
    const second = 1 + pickUniform(stream, count - 2);
    const third = second + 1 + pickUniform(stream, count - 1 - second);
    return `${texts[first]}, ${texts[(first + second) % count]} and ${texts[(first + third) % count]}`;
  }
  return ({ chosen, listed, oneOf, sampled }: PartMaker) => {
    const index = chosen('entry', all.length);
    const entry = listed(index, all);
    const adjective = oneOf('adjective', index, list('adjectives'));
    return {
      name: listed(index, list('name')),
      cuisine: listed(index, list('cuisine')),
      adjective,
      ingredient: oneOf('ingredient', index, list('ingredients')),
      meat: oneOf('meat', index, () => all.map(meatsOf)),
      description: sampled('description', (i) => {
        const { kind, ingredients } = entry.at(i);
        const word = adjective.at(i);
        return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${kind} with ${three(ingredients)}${one(ENDINGS)}`;
      }),
    };
  };
}
