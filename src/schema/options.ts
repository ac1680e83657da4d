import type { Field, Json, OptionInfo } from '../catalogue/field.ts';
import { type FieldId, fields } from '../catalogue/fields.ts';
import type { ColumnOptions } from './schema.ts';

/** The given options of a field, and the defaults of the others. */
export function withDefaults(field: FieldId, given: ColumnOptions = {}): ColumnOptions {
  const { options = {} }: Field = fields[field];
  return { ...defaultsOf(options), ...given };
}

/** The default of a field's option, if it has one. */
export function defaultOf(field: FieldId, option: string): Json | undefined {
  const { options = {} }: Field = fields[field];
  const info = options[option];
  return info && 'default' in info ? info.default : undefined;
}

export function defaultsOf(infos: Readonly<Record<string, OptionInfo>>): ColumnOptions {
  const defaults: [string, Json][] = [];
  for (const [name, info] of Object.entries(infos)) {
    if ('default' in info && info.default !== undefined) defaults.push([name, info.default]);
  }
  return Object.fromEntries(defaults);
}
