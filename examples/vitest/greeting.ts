import type { Customer } from './shop.ts';

/** The code under test. */
export function greeting({ name, born }: Customer, today: Date): string {
  const isBirthday = born?.toISOString().slice(5, 10) === today.toISOString().slice(5, 10);
  return isBirthday ? `Happy birthday, ${name}!` : `Hello, ${name}!`;
}
