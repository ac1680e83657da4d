import { expect, it } from 'vitest';
import { numberFormOf, writeNumber } from '../../../../src/importers/samples/number-form.ts';

const withoutPoints = (text: string) => text.replace(/[^\d,-]/g, '').replace(',', '.');

it.each([
  [
    ['1.234,50 €', '7,25 €', '12.345.678,00 €'],
    { prefix: '', suffix: ' €', mark: ',', thousands: '.', decimals: 2 },
  ],
  [['33,5', '7', '0,25'], { prefix: '', suffix: '', mark: ',' }],
  [['R$ 12,00', '-R$ 3,40'], { prefix: 'R$ ', suffix: '', mark: ',', decimals: 2 }],
] as const)('%j are written in one form, in which others are written', (texts, form) => {
  expect(numberFormOf(texts, withoutPoints, ',')).toEqual(form);
  expect(texts.map((text) => writeNumber(Number(withoutPoints(text)), form))).toEqual(texts);
});

it('numbers of several forms have none', () => {
  expect(numberFormOf(['1.234,50', '1234,50', '1 234,50'], withoutPoints, ',')).toBe(undefined);
});
