import type { Json, OptionCondition, OptionInfo } from './field.ts';

/** The first condition of an option that the others do not meet. Undefined if the option has an effect. */
export function unmetCondition(
  infos: Readonly<Record<string, OptionInfo>>,
  name: string,
  options: Readonly<Record<string, Json>>,
): OptionCondition | undefined {
  return infos[name]?.when?.find(({ option, is }) => {
    const other = infos[option];
    const byDefault = other && 'default' in other ? other.default : undefined;
    const value = options[option] ?? byDefault ?? null;
    return !is.some((needed) => needed === value);
  });
}

/** A condition in words: `distribution is normal`, `provider is not set`. */
export function conditionText(
  { option, is }: OptionCondition,
  written: (text: string) => string = String,
): string {
  if (is.includes(null)) return `${written(option)} is not set`;
  return `${written(option)} is ${is.map((value) => written(String(value))).join(' or ')}`;
}
