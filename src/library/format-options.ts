import type { OptionInfo } from '../catalogue/field.ts';
import type { OptionValue } from '../catalogue/option-values.ts';
import type { FormatId, formats } from '../formats/formats.ts';

type Values<Infos> = {
  readonly [Name in keyof Infos]: Infos[Name] extends OptionInfo ? OptionValue<Infos[Name]> : never;
};

type RequiredName<Infos> = {
  [Name in keyof Infos]: Infos[Name] extends { readonly required: true } ? Name : never;
}[keyof Infos];

/** A format without options takes an empty object alone. */
type Inputs<Infos> = [keyof Infos] extends [never]
  ? Readonly<Record<string, never>>
  : Partial<Values<Omit<Infos, RequiredName<Infos>>>> & Values<Pick<Infos, RequiredName<Infos>>>;

/** The options of a format: `FormatOptions<'csv'>` has `delimiter`, `header` and others. docs/formats.md describes them. */
export type FormatOptions<Format extends FormatId = FormatId> = {
  [Id in Format]: Inputs<(typeof formats)[Id]['options']>;
}[Format];
