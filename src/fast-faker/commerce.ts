import type { CommerceModule } from '@faker-js/faker';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { hundredthsText } from './number.ts';
import { pick } from './pick.ts';
import { integerBelow } from './random-source.ts';

/** The last digits of a hundred prices: half are 9, three in ten 5, one in ten 0 and one in ten any digit. */
const LAST_DIGITS = [...'0123456789', ...'9'.repeat(50), ...'5'.repeat(30), ...'0'.repeat(10)].map(Number);

const PRICE_MIN = 100;
const PRICE_MAX = 100_000;

export function compileCommerce({ faker, source, data }: CompileContext): Compiled<CommerceModule> {
  const { department, product_name: name } = data.commerce ?? {};
  const lastDigit = pick(source, LAST_DIGITS);

  /** A price in cents, with a last digit of the list unless that moves it out of range. */
  function price(): string {
    const cents = PRICE_MIN + integerBelow(source, PRICE_MAX - PRICE_MIN + 1);
    const rounded = cents - (cents % 10) + (lastDigit?.() ?? 0);
    return hundredthsText(rounded >= PRICE_MIN && rounded <= PRICE_MAX ? rounded : cents);
  }

  return {
    department: pick(source, department),
    price: withFallback(price, faker.commerce.price),
    product: pick(source, name?.product),
    productAdjective: pick(source, name?.adjective),
    productMaterial: pick(source, name?.material),
  };
}
