import type { Field, Json, OptionInfo } from '../catalogue/field.ts';
import { type FieldId, fields } from '../catalogue/fields.ts';
import type { Options } from './schema.ts';

/** A field's options: those given, and the defaults of the others. */
export function withDefaults(field: FieldId, given: Options = {}): Options {
  const { options = {} }: Field = fields[field];
  return { ...defaultsOf(options), ...given };
}

export function defaultsOf(infos: Readonly<Record<string, OptionInfo>>): Options {
  const defaults: [string, Json][] = [];
  for (const [name, info] of Object.entries(infos)) {
    if ('default' in info && info.default !== undefined) defaults.push([name, info.default]);
  }
  return Object.fromEntries(defaults);
}
