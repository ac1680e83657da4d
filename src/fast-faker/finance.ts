import type { FinanceModule } from '@faker-js/faker';
import { compileCardNumber } from './card-number.ts';
import { characters, DIGITS, LOWER, UPPER, without } from './characters.ts';
import { compileIban } from './iban.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { decimals } from './number.ts';
import { pick } from './pick.ts';
import { below, type Draw, type Source } from './source.ts';

/** Amounts from 0.00 to 1000.00, in hundredths. */
const AMOUNTS = 100_001;

/** An address of one of Bitcoin's four families. */
function compileBitcoinAddress(source: Source): Draw {
  const base58 = characters(source, without(DIGITS + LOWER + UPPER, '0OIl'));
  const bech32 = characters(source, without(DIGITS + LOWER, '1bio'));
  const families: Draw[] = [
    () => `1${base58(25 + below(source, 9))}`,
    () => `3${base58(25 + below(source, 9))}`,
    () => `bc1${bech32(39)}`,
    () => `bc1p${bech32(58)}`,
  ];
  const family = pick(source, families);
  return () => family?.()() ?? '';
}

export function compileFinance(kit: Kit): Compiled<FinanceModule> {
  const { source } = kit;
  const { finance } = kit.data;
  const { finance: plain } = kit.faker;
  const digits = characters(source, DIGITS);
  return {
    accountName: pick(
      source,
      finance?.account_type?.map((type) => `${type} Account`),
    ),
    accountNumber: orElse(() => digits(8), plain.accountNumber),
    amount: orElse(() => decimals(below(source, AMOUNTS)), plain.amount),
    bitcoinAddress: orElse(compileBitcoinAddress(source), plain.bitcoinAddress),
    creditCardNumber: orElse(compileCardNumber(source, finance?.credit_card), plain.creditCardNumber),
    currency: pick(source, finance?.currency),
    iban: orElse(compileIban(source), plain.iban),
    transactionType: pick(source, finance?.transaction_type),
  };
}
