import { commonOptions } from '../../../catalogue/common-options.ts';
import type { Field, Json, OptionInfo } from '../../../catalogue/field.ts';
import { type FieldId, fields, isFieldId } from '../../../catalogue/fields.ts';
import { isOfLocale } from '../../../catalogue/locale-fields.ts';
import { unmetCondition } from '../../../catalogue/option-conditions.ts';
import type { ColumnDraft, SetOptions, StudioColumn } from './studio-schema.ts';

/** All options of a field: first its own, then those of every field. */
export function optionInfosOf(field: FieldId): Readonly<Record<string, OptionInfo>> {
  const { options = {} }: Field = fields[field];
  return { ...options, ...commonOptions };
}

/** The column with another field, the options and the entity that it keeps, and initial values of required options. */
export function withField<T extends ColumnDraft>(column: T, field: FieldId, starting: SetOptions): T {
  const { options: before, of: entity, locale, ...rest } = column;
  const options = { ...starting, ...keptOptions(column, field) };
  const of = keptOf(entity, field);
  const { autoIncrement, ...others } = rest;
  const hasLocale = locale !== undefined && (isOfLocale(field) || field === 'array');
  // `options`, `of` and `locale`, which were taken off, are put back where they say something. Databases number only sequences.
  return {
    ...(field === 'sequence' ? rest : others),
    field,
    ...(of ? { of } : {}),
    ...(hasLocale ? { locale } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  } as unknown as T;
}

/** The options that a column keeps under another field: those with the same meaning whose values are allowed there. */
function keptOptions({ field, options = {} }: ColumnDraft, next: FieldId): SetOptions {
  const before = isFieldId(field) ? optionInfosOf(field) : commonOptions;
  const after = optionInfosOf(next);
  const infoBefore = (name: string): OptionInfo | undefined =>
    Object.entries(before).find(([known]) => known === name)?.[1];
  const kept = Object.entries(options).filter(([name, value]) => {
    const info = Object.hasOwn(after, name) ? after[name] : undefined;
    return info !== undefined && info.kind === infoBefore(name)?.kind && takes(info, value);
  });
  const values = Object.fromEntries(kept);
  return Object.fromEntries(kept.filter(([name]) => counts(after, name, values)));
}

function takes(info: OptionInfo, value: Json): boolean {
  if (info.kind === 'choice') return typeof value === 'string' && info.choices.includes(value);
  if (info.kind !== 'number' && info.kind !== 'integer') return true;
  const { min = -Infinity, max = Infinity } = info;
  return typeof value === 'number' && value >= min && value <= max;
}

/** Whether an option has an effect beside the others. */
export function counts(
  infos: Readonly<Record<string, OptionInfo>>,
  name: string,
  options: SetOptions,
): boolean {
  return unmetCondition(infos, name, options) === undefined;
}

/** The entities that a column belongs to, if its new field has the same kinds of entities. */
function keptOf(of: StudioColumn['of'], field: FieldId): StudioColumn['of'] {
  const { entity, otherEntity }: Field = fields[field];
  const kept = Object.entries(of ?? {}).filter(([kind]) => kind === entity || kind === otherEntity);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
