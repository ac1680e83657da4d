import { expm1 } from '../../random/elementary.ts';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { productAdjectives, products } from '../data/products.ts';
import { numberText } from '../number-text.ts';
import type { PartMaker } from './part.ts';

type Products = ReturnType<typeof readProducts>;

/** Each product has a number in all of these. */
function readProducts() {
  const all = {
    departments: [] as string[],
    adjectives: [] as (readonly string[])[],
    names: [] as string[],
    /** In dollars: half of the prices are below. */
    usualPrices: [] as number[],
    materials: [] as (readonly string[])[],
  };
  for (const [department, [kind, entries]] of Object.entries(products)) {
    const adjectives = productAdjectives[kind].split('|');
    for (const entry of entries.split('|')) {
      const [name = '', price = '', materials = ''] = entry.split('~');
      all.departments.push(department);
      all.adjectives.push(adjectives);
      all.names.push(name);
      all.usualPrices.push(Number(price));
      all.materials.push(materials.split(','));
    }
  }
  return all;
}

/** Prices are log-normal: of this deviation of their logarithm, in steps of which there are so many. */
const PRICE_DEVIATION = 0.4;
const STEPS = 256;
/** Deviations from the usual price at most. */
const REACH = 4;
/** The range of the field's options where nothing else is said. */
const PRICE_MAX = 1000;
/** Cents that prices end in, each as often as it stands here. */
const CENTS = [
  ...Array<string>(9).fill('.99'),
  ...Array<string>(4).fill('.95'),
  ...'.49 .49 .00 .00 .50 .79 .29 .25'.split(' '),
];

/** By how much a price differs from the usual one at each step, and how frequent it is: products alone, and no powers. */
function priceSteps() {
  const middle = REACH * STEPS;
  const factors = new Array<number>(2 * middle + 1).fill(1);
  const weights = new Array<number>(2 * middle + 1).fill(1);
  const factor = expm1(PRICE_DEVIATION / STEPS) + 1;
  const change = expm1(-1 / (STEPS * STEPS)) + 1;
  // A normal density falls by a ratio that itself falls by one.
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

/** Prices of goods around a usual one, from 1 to 1,000. */
function createPriceSampler(stream: RandomStream): (usual: number) => string {
  const { factors, weights } = priceSteps();
  const step = createWeightedPicker(stream, weights);
  return (usual) => {
    for (;;) {
      const dollars = Math.floor(usual * (factors[step()] ?? 1));
      const cents = CENTS[pickIndex(stream, CENTS.length)] ?? '';
      if (dollars >= 1 && dollars < PRICE_MAX) return numberText(dollars) + cents;
    }
  };
}

/** Goods of a department, of a material that they are made of, at a price that such goods have. */
export function productParts(stream: RandomStream) {
  let all: Products | undefined;
  let samplePrice: ((usual: number) => string) | undefined;
  return ({ chosen, derived, listed, oneOf, sampled }: PartMaker) => {
    all ??= readProducts();
    const entry = chosen('entry', all.names.length);
    const adjective = oneOf('adjective', entry, all.adjectives);
    const material = oneOf('material', entry, all.materials);
    const product = listed(entry, all.names);
    const usualPrice = listed(entry, all.usualPrices);
    return {
      department: listed(entry, all.departments),
      adjective,
      material,
      product,
      name: derived((i) => `${adjective.at(i)} ${material.at(i)} ${product.at(i)}`),
      price: sampled('price', (i) => {
        samplePrice ??= createPriceSampler(stream);
        return samplePrice(usualPrice.at(i));
      }),
    };
  };
}
