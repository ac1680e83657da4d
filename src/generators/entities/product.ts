import { expm1 } from '../../random/elementary.ts';
import type { RandomStream } from '../../random/stream.ts';
import { pickOne } from '../../random/uniform.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { productAdjectives, products } from '../data/products.ts';
import { numberText } from '../number-text.ts';
import { once } from '../once.ts';
import type { PartMaker } from './part.ts';

function readProducts() {
  return Object.entries(products).flatMap(([department, [kind, entries]]) => {
    const adjectives = productAdjectives[kind].split('|');
    return entries.split('|').map((entry) => {
      // The price is the median in dollars.
      const [name = '', price = '', materials = ''] = entry.split('~');
      return { department, adjectives, name, price: Number(price), materials: materials.split(',') };
    });
  });
}

/** Prices are log-normal. The logarithm has this standard deviation, which is divided into `STEPS` steps. */
const PRICE_DEVIATION = 0.4;
const STEPS = 256;
/** The greatest distance from the usual price, in standard deviations. */
const REACH = 4;
/** The default of the field's option `max`. */
const PRICE_MAX = 1000;
/** The cents of prices, repeated by their weights. */
const CENTS = [
  ...Array<string>(9).fill('.99'),
  ...Array<string>(4).fill('.95'),
  ...'.49 .49 .00 .00 .50 .79 .29 .25'.split(' '),
];

/**
 * For each step, the factor between a price and the usual price, and its weight. They are computed with products, not
 * powers, because all engines round products alike.
 */
function priceSteps() {
  const middle = REACH * STEPS;
  const factors = new Array<number>(2 * middle + 1).fill(1);
  const weights = new Array<number>(2 * middle + 1).fill(1);
  const factor = expm1(PRICE_DEVIATION / STEPS) + 1;
  const change = expm1(-1 / (STEPS * STEPS)) + 1;
  // From step to step, a normal density is multiplied by a ratio, and the ratio by a constant.
  let ratio = expm1(-0.5 / (STEPS * STEPS)) + 1;
  for (let step = 1; step <= middle; step++) {
    const higher = (factors[middle + step - 1] ?? 0) * factor;
    const weight = (weights[middle + step - 1] ?? 0) * ratio;
    factors[middle + step] = higher;
    factors[middle - step] = 1 / higher;
    weights[middle + step] = weight;
    weights[middle - step] = weight;
    ratio *= change;
  }
  return { factors, weights };
}

/** Samples prices around a usual one, from 1 to below 1,000 dollars. */
function createPriceSampler(stream: RandomStream): (usual: number) => string {
  const { factors, weights } = priceSteps();
  const step = createWeightedPicker(stream, weights);
  return (usual) => {
    for (;;) {
      const dollars = Math.floor(usual * (factors[step()] ?? 1));
      const cents = pickOne(stream, CENTS);
      if (dollars >= 1 && dollars < PRICE_MAX) return numberText(dollars) + cents;
    }
  };
}

/** A product of a department. Its material and price are usual for such a product. */
export function productParts(stream: RandomStream) {
  const all = readProducts();
  const list = <Name extends keyof (typeof all)[number]>(name: Name) => all.map((product) => product[name]);
  const priceSampler = once(() => createPriceSampler(stream));
  return ({ chosen, derived, listed, oneOf, sampled }: PartMaker) => {
    const entry = chosen('entry', all.length);
    const adjective = oneOf('adjective', entry, list('adjectives'));
    const material = oneOf('material', entry, list('materials'));
    const product = listed(entry, list('name'));
    const usualPrice = listed(entry, list('price'));
    return {
      department: listed(entry, list('department')),
      adjective,
      material,
      product,
      name: derived((i) => `${adjective.at(i)} ${material.at(i)} ${product.at(i)}`),
      price: sampled('price', (i) => priceSampler()(usualPrice.at(i))),
    };
  };
}
