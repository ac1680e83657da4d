/** @module-tag deep */

import { describe, expect, it } from 'vitest';
import { compiledMethods } from '../../../src/fast-faker/fast-faker.ts';
import { createStream } from '../../../src/random/stream.ts';
import { sameValueCases, sampledCases } from './cases.ts';
import { createEvenStream, fakerSampler, fastSampler, locale } from './fakers.ts';
import { differences, quantiles } from './statistics.ts';

/** More than twice the longest list, and a prime: evenly spaced numbers reach every element. */
const EVEN_ROWS = 2_003;

const FEW = 300;
const MANY = 2_500;

function isNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}

const fastEven = fastSampler(createEvenStream(EVEN_ROWS), 'same');
const fakerEven = fakerSampler(createEvenStream(EVEN_ROWS), 'same');
const fastRandom = fastSampler(createStream(), 'fast');
const fakerRandom = fakerSampler(createStream(), 'faker');

describe('Compiled methods give what faker gives for the same random numbers', () => {
  it.each(sameValueCases)('$title', ({ call }) => {
    const ours = fastEven.sample(call, EVEN_ROWS, true);
    const theirs = fakerEven.sample(call, EVEN_ROWS, true);
    const differing = ours.findIndex((value, row) => value !== theirs[row]);
    expect(ours[differing]).toBe(theirs[differing]);
  });
});

describe.each(sampledCases)('$title', ({ call, valid }) => {
  it('gives valid values', () => {
    const values = fastRandom.sample(call, FEW);
    expect(values.find((value) => !valid(value))).toBeUndefined();
  });

  it('gives values with the same frequency as faker', () => {
    const ours = fastRandom.sample(call, MANY);
    const theirs = fakerRandom.sample(call, MANY);
    expect(differences(ours, theirs)).toEqual([]);
    if (theirs.every(isNumber)) {
      const edges = theirs.map(Number);
      expect(differences(quantiles(ours.map(Number), edges), quantiles(edges, edges))).toEqual([]);
    }
  });
});

describe('Parity', () => {
  it('is tested for every compiled method, and for no other', () => {
    const tested = new Set([...sameValueCases, ...sampledCases].map(({ method }) => method));
    const compiled = compiledMethods({ source: createStream(), locale });
    expect([...tested].toSorted()).toEqual(compiled.toSorted());
  });
});
