import type { FoodModule } from '@faker-js/faker';
import type { Compiled, Kit } from './kit.ts';
import { pick } from './pick.ts';
import { TWO_POW_32 } from './source.ts';
import { templates } from './template.ts';

const upperCases = new Map<string, string>();

/** A character in upper case, which engines take long to find. */
function upperCase(character: string): string {
  const known = upperCases.get(character);
  if (known !== undefined) return known;
  const upper = character.toUpperCase();
  upperCases.set(character, upper);
  return upper;
}

/** Every word with a capital. */
function capitals(text: string): string {
  let made = '';
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = text.indexOf(' ', start) + 1 || text.length;
    made += upperCase(text.charAt(start)) + text.slice(start + 1, end);
  }
  return made;
}

export function compileFood(kit: Kit): Compiled<FoodModule> {
  const { source } = kit;
  const { food } = kit.data;
  const made = templates(kit, food?.dish_pattern);
  const known = pick(source, food?.dish?.map(capitals));
  return {
    adjective: pick(source, food?.adjective),
    description: templates(kit, food?.description_pattern),
    dish: made && known && (() => (source.u32() < TWO_POW_32 / 2 ? capitals(made()) : known())),
    ethnicCategory: pick(source, food?.ethnic_category),
    fruit: pick(source, food?.fruit),
    ingredient: pick(source, food?.ingredient),
    meat: pick(source, food?.meat),
    spice: pick(source, food?.spice),
    vegetable: pick(source, food?.vegetable),
  };
}
