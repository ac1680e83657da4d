import { useId } from 'react';
import type { Json } from '../../../catalogue/field.ts';
import type { Format } from '../../../formats/format.ts';
import { type FormatId, formats } from '../../../formats/formats.ts';
import { type FormatOptions, optionsOf, useFileSettings } from '../document/file-settings.ts';
import { OptionsForm } from '../fields/options-form.tsx';
import { counts } from '../schema/kept-options.ts';
import type { LocatedProblem } from '../schema/problems.ts';

interface Props {
  /** A format, or a language of code. */
  readonly format: Format;
  readonly options: FormatOptions;
  /** Undefined removes the option. */
  readonly onSet: (name: string, value: Json | undefined) => void;
  readonly problems: readonly LocatedProblem[];
  /** Which of them the form has; all unless given. */
  readonly which?: (option: string) => boolean;
}

/** The options of a format: those that are on or off below the others, with their help, because they show no value. */
export function FormatOptionsForm({
  format: { label, options: infos },
  options,
  which = () => true,
  ...rest
}: Props) {
  const owner = useId();
  const isOffered = (name: string) => which(name) && counts(infos, name, options);
  const isSwitch = (name: string) => infos[name]?.kind === 'boolean';
  const form = { infos, options, path: ['options'], owner, isRoomy: true, isHelpFolded: true, ...rest };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Options of {label}</legend>
      <div className="grid items-start gap-3 empty:hidden md:grid-cols-2">
        <OptionsForm {...form} which={(name) => isOffered(name) && !isSwitch(name)} />
      </div>
      <div className="grid items-start gap-x-3 gap-y-1 empty:hidden md:grid-cols-2">
        <OptionsForm {...form} isHelpFolded={false} which={(name) => isOffered(name) && isSwitch(name)} />
      </div>
    </fieldset>
  );
}

/** Options that decide which file it is as much as the format does. They are never folded. */
const LEADING: Partial<Record<FormatId, readonly string[]>> = { sql: ['dialect'], template: ['row'] };

interface ChosenProps extends Pick<Props, 'problems'> {
  readonly part: 'leading' | 'others';
}

/** The options of the chosen format. */
export function ChosenFormatOptions({ problems, part }: ChosenProps) {
  const format = useFileSettings((settings) => settings.format);
  const options = useFileSettings(optionsOf);
  const isLeading = (name: string) => LEADING[format]?.includes(name) ?? false;
  return (
    <FormatOptionsForm
      key={format}
      format={formats[format]}
      options={options}
      which={(name) => isLeading(name) === (part === 'leading')}
      onSet={useFileSettings.getState().setOption}
      problems={problems}
    />
  );
}

/** Whether a format has options that are not its leading ones. */
export function hasOtherOptions(format: FormatId): boolean {
  return Object.keys(formats[format].options).length > (LEADING[format]?.length ?? 0);
}

/** Whether a format has leading options. */
export function hasLeadingOptions(format: FormatId): boolean {
  return LEADING[format] !== undefined;
}
