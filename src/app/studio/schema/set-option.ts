import type { Json, OptionInfo } from '../../../catalogue/field.ts';
import type { FieldId } from '../../../catalogue/fields.ts';
import { counts, optionInfosOf } from './kept-options.ts';
import { STARTING_BINS } from './starting-options.ts';
import type { SetOptions } from './studio-schema.ts';

interface SetOption {
  readonly name: string;
  /** Undefined removes the option. */
  readonly value: Json | undefined;
}

/** The options of a field with one set or taken off, and with those that depend on it made to fit. */
export function withOption(
  field: FieldId,
  options: SetOptions,
  { name, value }: SetOption,
  startingOptionsOf: (field: FieldId) => SetOptions,
): SetOptions {
  const infos: Readonly<Record<string, OptionInfo>> = optionInfosOf(field);
  const { [name]: before, ...others } = options;
  const set = value === undefined ? others : { ...options, [name]: value };
  if (infos[name]?.kind === 'choice') {
    const starting = value === 'histogram' && infos.bins ? { bins: STARTING_BINS } : {};
    const all = Object.entries({ ...starting, ...set });
    return Object.fromEntries(all.filter(([option]) => counts(infos, option, set)));
  }
  if (infos[name]?.kind !== 'field' || before === value) return set;
  // The options of the items are those of their field.
  const { options: itemOptions, ...ofArray } = set;
  const starting = startingOptionsOf(value as FieldId);
  return Object.keys(starting).length > 0 ? { ...ofArray, options: starting } : ofArray;
}
