import type { Json, OptionInfo } from './field.ts';

/** What a checked option holds. */
export type OptionValue<Info extends OptionInfo> = Info extends {
  kind: 'choice';
  choices: readonly (infer Choice)[];
}
  ? Choice
  : Info extends { kind: 'choices'; choices: readonly (infer Choice)[] }
    ? readonly Choice[]
    : Info extends { kind: 'integer' | 'number' }
      ? number
      : Info extends { kind: 'boolean' }
        ? boolean
        : Info extends { kind: 'value' }
          ? null | boolean | number | string
          : Info extends { kind: 'values' }
            ? readonly (null | boolean | number | string)[]
            : Info extends { kind: 'weights' }
              ? readonly number[]
              : Info extends { kind: 'states' }
                ? string | StateWeights
                : Info extends { kind: 'transitions' }
                  ? Readonly<Record<string, StateWeights>>
                  : Info extends {
                        kind:
                          | 'alternative'
                          | 'alternatives'
                          | 'children'
                          | 'columns'
                          | 'column-pairs'
                          | 'field-options';
                      }
                    ? Json
                    : string;

/** How likely each state is. One weight at least is above zero. */
export type StateWeights = Readonly<Record<string, number>>;

type IsGiven<Info extends OptionInfo> = Info extends
  | { required: true }
  | { default: string | number | boolean }
  ? true
  : false;

export type OptionInfos = Readonly<Record<string, OptionInfo>>;

/** The values of options after they were checked, with the defaults filled in. */
export type OptionValues<Infos extends OptionInfos> = {
  readonly [Name in keyof Infos]: IsGiven<Infos[Name]> extends true
    ? OptionValue<Infos[Name]>
    : OptionValue<Infos[Name]> | undefined;
};
