import type { FoodModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';
import { TWO_POW_32 } from './random-source.ts';
import { templates } from './template.ts';

/** Every word with a capital first letter. */
function capitalize(text: string): string {
  let capitalized = '';
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = text.indexOf(' ', start) + 1 || text.length;
    capitalized += text.charAt(start).toUpperCase() + text.slice(start + 1, end);
  }
  return capitalized;
}

export function compileFood(context: CompileContext): Compiled<FoodModule> {
  const { source } = context;
  const { food } = context.data;
  const patternDish = templates(context, food?.dish_pattern);
  const listedDish = pick(source, food?.dish?.map(capitalize));
  return {
    adjective: pick(source, food?.adjective),
    description: templates(context, food?.description_pattern),
    dish:
      patternDish &&
      listedDish &&
      (() => (source.u32() < TWO_POW_32 / 2 ? capitalize(patternDish()) : listedDish())),
    ethnicCategory: pick(source, food?.ethnic_category),
    fruit: pick(source, food?.fruit),
    ingredient: pick(source, food?.ingredient),
    meat: pick(source, food?.meat),
    spice: pick(source, food?.spice),
    vegetable: pick(source, food?.vegetable),
  };
}
