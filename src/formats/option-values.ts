import type { Json, OptionInfo } from '../catalogue/field.ts';
import type { FormatId, formats } from './formats.ts';

type ValueOf<Info extends OptionInfo> = Info extends { kind: 'boolean' }
  ? boolean
  : Info extends { kind: 'integer' }
    ? number
    : Info extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : Info extends { kind: 'text' | 'template' }
        ? string
        : Json;

export type OptionInfos = Readonly<Record<string, OptionInfo>>;

/** Options as a writer takes them: every option has a value. */
export type OptionValues<Infos extends OptionInfos> = {
  readonly [Name in keyof Infos]: ValueOf<Infos[Name]>;
};

export type OptionsOf<Id extends FormatId> = OptionValues<(typeof formats)[Id]['options']>;
