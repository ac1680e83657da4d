import type { FinanceModule } from '@faker-js/faker';
import { compileCardNumber } from './card-number.ts';
import { compileText, DIGITS, LOWER, UPPER, without } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { compileIban } from './iban.ts';
import { hundredthsText } from './number.ts';
import { pick } from './pick.ts';
import { integerBelow, type RandomSource, type Sampler } from './random-source.ts';

/** Amounts from 0.00 to 1000.00, in hundredths. */
const AMOUNTS = 100_001;

/** An address of one of Bitcoin's four families. */
function compileBitcoinAddress(source: RandomSource): Sampler {
  const base58 = compileText(source, without(DIGITS + LOWER + UPPER, '0OIl'));
  const bech32 = compileText(source, without(DIGITS + LOWER, '1bio'));
  const families: Sampler[] = [
    () => `1${base58(25 + integerBelow(source, 9))}`,
    () => `3${base58(25 + integerBelow(source, 9))}`,
    () => `bc1${bech32(39)}`,
    () => `bc1p${bech32(58)}`,
  ];
  const family = pick(source, families);
  return () => family?.()() ?? '';
}

export function compileFinance(context: CompileContext): Compiled<FinanceModule> {
  const { source } = context;
  const { finance } = context.data;
  const { finance: original } = context.faker;
  const digits = compileText(source, DIGITS);
  return {
    accountName: pick(
      source,
      finance?.account_type?.map((type) => `${type} Account`),
    ),
    accountNumber: withFallback(() => digits(8), original.accountNumber),
    amount: withFallback(() => hundredthsText(integerBelow(source, AMOUNTS)), original.amount),
    bitcoinAddress: withFallback(compileBitcoinAddress(source), original.bitcoinAddress),
    creditCardNumber: withFallback(
      compileCardNumber(source, finance?.credit_card),
      original.creditCardNumber,
    ),
    currency: pick(source, finance?.currency),
    iban: withFallback(compileIban(source), original.iban),
    transactionType: pick(source, finance?.transaction_type),
  };
}
