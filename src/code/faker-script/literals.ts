import { propertyName, quoted } from '../literal.ts';

/** A value as TypeScript writes it; properties without a value are left out. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([, own]) => own !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([name, own]) => `${propertyName(name)}: ${literal(own)}`).join(', ')} }`;
}

/** A call of a method of faker's; of no arguments where the last are empty. */
export function fakerCall(method: string, ...args: readonly unknown[]): string {
  const written = args.filter((arg) => arg !== undefined).map(literal);
  return `faker.${method}(${written.filter((arg) => arg !== '{}').join(', ')})`;
}
