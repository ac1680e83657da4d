import { type ChangeEvent, useState } from 'react';
import type { Json, OptionInfo } from '../../../../catalogue/field.ts';
import type { Format } from '../../../../formats/format.ts';
import { formats } from '../../../../formats/formats.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select, TextArea, TextInput } from '../../../ui/inputs.tsx';
import { ChoiceButtons } from '../choice-buttons.tsx';
import { escaped, unescaped } from './escapes.ts';
import { type FormatOptions, optionsOf, useFileSettings } from './file-settings.ts';

/** The chosen format's options. */
export function FormatOptionsForm() {
  const format = useFileSettings((settings) => settings.format);
  const given = useFileSettings(optionsOf);
  return (
    <OptionsForm
      key={format}
      format={formats[format]}
      given={given}
      onSet={useFileSettings.getState().setOption}
    />
  );
}

interface FormProps {
  readonly format: Format;
  readonly given: FormatOptions;
  /** Undefined takes it off. */
  readonly onSet: (name: string, value: Json | undefined) => void;
}

/** The options of a format, or of a language of code, from its metadata. */
export function OptionsForm({ format: { label, options: infos }, given, onSet }: FormProps) {
  const shown = Object.entries(infos).filter(([, info]) => counts(info, infos, given));
  const switches = shown.filter(([, { kind }]) => kind === 'boolean');
  const others = shown.filter(([, { kind }]) => kind !== 'boolean');
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Options of {label}</legend>
      {others.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {others.map(([name, info]) => (
            <Control key={name} name={name} info={info} value={given[name]} onSet={onSet} />
          ))}
        </div>
      )}
      {switches.length > 0 && (
        <div className="grid gap-x-3 sm:grid-cols-2">
          {switches.map(([name, info]) => (
            <Switch key={name} name={name} info={info} value={given[name]} onSet={onSet} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Whether an option has an effect beside the others. */
function counts(info: OptionInfo, infos: Format['options'], given: FormatOptions): boolean {
  if (!info.when) return true;
  const { option, is } = info.when;
  const value = given[option] ?? defaultOf(infos[option]);
  return is.some((each) => each === value);
}

function defaultOf(info: OptionInfo | undefined): Json | undefined {
  return info && 'default' in info ? info.default : undefined;
}

interface ControlProps {
  readonly name: string;
  readonly info: OptionInfo;
  /** What was set. */
  readonly value: Json | undefined;
  readonly onSet: FormProps['onSet'];
}

/** Sets an option, or takes it off where it is what it is anyway. */
function setting({ name, info, onSet }: Pick<ControlProps, 'name' | 'info' | 'onSet'>) {
  return (value: Json) => onSet(name, value === defaultOf(info) ? undefined : value);
}

function Switch({ info, value, ...rest }: ControlProps) {
  const set = setting({ info, ...rest });
  return (
    <Checkbox
      label={info.label}
      hint={info.help}
      checked={(value ?? defaultOf(info)) === true}
      onChange={({ target }) => set(target.checked)}
    />
  );
}

function Control({ info, value, ...rest }: ControlProps) {
  const set = setting({ info, ...rest });
  const shown = value ?? defaultOf(info) ?? '';
  return (
    <Field label={info.label} hint={info.help}>
      {(control) => {
        if (info.kind === 'choice') {
          return (
            <Select
              {...control}
              value={String(shown)}
              onChange={({ target }) => set(target.value)}
              className={TOUCH}
            >
              {info.choices.map((choice) => (
                <option key={choice} value={choice}>
                  {info.labels?.[choice] ?? choice}
                </option>
              ))}
            </Select>
          );
        }
        if (info.kind === 'integer' || info.kind === 'number') {
          return <NumberInput control={control} value={shown} onSet={set} />;
        }
        return <TextControl control={control} info={info} value={String(shown)} onSet={set} />;
      }}
    </Field>
  );
}

const TOUCH = 'h-11! lg:h-10!';

interface NumberProps {
  readonly control: object;
  readonly value: Json;
  readonly onSet: (value: Json) => void;
}

function NumberInput({ control, value, onSet }: NumberProps) {
  return (
    <TextInput
      {...control}
      inputMode="numeric"
      defaultValue={String(value)}
      onChange={({ target }) => {
        const number = Number(target.value);
        // What is no number is refused with the format's own words.
        onSet(target.value.trim() === '' || Number.isNaN(number) ? target.value : number);
      }}
      className={`font-mono ${TOUCH}`}
    />
  );
}

interface TextProps extends NumberProps {
  readonly info: OptionInfo;
  readonly value: string;
}

/** A delimiter may be a tab, and a separator a line break: both are shown, and can be typed, as escapes. */
function TextControl({ control, info, value, onSet }: TextProps) {
  const [typed, setTyped] = useState('');
  const text = {
    ...control,
    spellCheck: false,
    // What is typed stays as it was typed for as long as that is the value.
    value: unescaped(typed) === value ? typed : escaped(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(target.value);
      onSet(unescaped(target.value));
    },
  };
  if (info.kind !== 'text' || info.maxLength === undefined) {
    return (
      <TextArea {...text} rows={1} className="field-sizing-content max-h-40 min-h-11 font-mono lg:min-h-10" />
    );
  }
  return (
    <>
      <TextInput {...text} className={`font-mono ${TOUCH}`} />
      {info.suggestions && (
        <ChoiceButtons
          label={`Common values of ${info.label}`}
          options={Object.entries(info.suggestions)}
          value={value}
          onChoose={onSet}
        />
      )}
    </>
  );
}
