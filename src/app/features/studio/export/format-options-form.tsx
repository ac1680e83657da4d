import { useId } from 'react';
import type { Json } from '../../../../catalogue/field.ts';
import type { Format } from '../../../../formats/format.ts';
import { formats } from '../../../../formats/formats.ts';
import { OptionsForm } from '../options/options-form.tsx';
import type { LocatedProblem } from '../problems.ts';
import { counts } from '../schema/kept-options.ts';
import { type FormatOptions, optionsOf, useFileSettings } from './file-settings.ts';

interface Props {
  /** A format, or a language of code. */
  readonly format: Format;
  readonly options: FormatOptions;
  /** Undefined removes the option. */
  readonly onSet: (name: string, value: Json | undefined) => void;
  readonly problems: readonly LocatedProblem[];
}

/** The options of a format: those that are on or off below the others. */
export function FormatOptionsForm({ format: { label, options: infos }, options, ...rest }: Props) {
  const owner = useId();
  const isOffered = (name: string) => counts(infos, name, options);
  const isSwitch = (name: string) => infos[name]?.kind === 'boolean';
  const form = { infos, options, path: ['options'], owner, isRoomy: true, ...rest };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Options of {label}</legend>
      <div className="grid items-start gap-3 empty:hidden sm:grid-cols-2">
        <OptionsForm {...form} which={(name) => isOffered(name) && !isSwitch(name)} />
      </div>
      <div className="grid items-start gap-x-3 gap-y-1 empty:hidden sm:grid-cols-2">
        <OptionsForm {...form} which={(name) => isOffered(name) && isSwitch(name)} />
      </div>
    </fieldset>
  );
}

/** The options of the chosen format. */
export function ChosenFormatOptions({ problems }: Pick<Props, 'problems'>) {
  const format = useFileSettings((settings) => settings.format);
  const options = useFileSettings(optionsOf);
  return (
    <FormatOptionsForm
      key={format}
      format={formats[format]}
      options={options}
      onSet={useFileSettings.getState().setOption}
      problems={problems}
    />
  );
}
