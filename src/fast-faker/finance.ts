import type { FinanceModule } from '@faker-js/faker';
import { compileText, DIGITS } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';

export function compileFinance({ faker, source }: CompileContext): Compiled<FinanceModule> {
  const digits = compileText(source, DIGITS);
  return { accountNumber: withFallback(() => digits(8), faker.finance.accountNumber) };
}
