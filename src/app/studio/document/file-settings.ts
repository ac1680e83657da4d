import { create } from 'zustand';
import type { Json } from '../../../catalogue/field.ts';
import type { Format } from '../../../formats/format.ts';
import { type FormatId, formats } from '../../../formats/formats.ts';

export interface FitChoices {
  /** Undefined until the person chooses. Then files are compressed only if they would be too large otherwise. */
  readonly gzip: boolean | undefined;
  /** Whether rows are left out if the files would be too large with all rows. */
  readonly isCut: boolean;
}

export type FormatOptions = Readonly<Record<string, Json>>;

interface FileSettings extends FitChoices {
  readonly format: FormatId;
  /** Those that were set, by format: another format’s come back with it. */
  readonly options: Readonly<Partial<Record<FormatId, FormatOptions>>>;
  /** The id of the only table that is exported; all of them otherwise. */
  readonly table: string | undefined;
  setFormat(format: FormatId): void;
  /** Undefined removes it. */
  setOption(name: string, value: Json | undefined): void;
  /** Sets these options of the format, and takes off all others. */
  setOptions(options: FormatOptions): void;
  /** Sets options of a format beside those that are set. */
  addOptions(format: FormatId, options: FormatOptions): void;
  setFit(choices: Partial<FitChoices>): void;
  setTable(table: string | undefined): void;
}

/** How files are written: what the preview shows is what is exported. */
export const useFileSettings = create<FileSettings>()((set) => ({
  format: 'csv',
  options: {},
  gzip: undefined,
  isCut: false,
  table: undefined,
  setFormat: (format) => set({ format }),
  setOption: (name, value) =>
    set(({ format, options }) => {
      const { [name]: before, ...others } = options[format] ?? {};
      return {
        options: { ...options, [format]: value === undefined ? others : { ...others, [name]: value } },
      };
    }),
  setOptions: (given) => set(({ format, options }) => ({ options: { ...options, [format]: given } })),
  addOptions: (format, added) =>
    set(({ options }) => ({ options: { ...options, [format]: { ...options[format], ...added } } })),
  setFit: (choices) => set(choices),
  setTable: (table) => set({ table }),
}));

/** Whether a format needs an option that is not set. */
export function lacksOption(format: FormatId, set: FormatOptions): boolean {
  const infos: Format['options'] = formats[format].options;
  return Object.entries(infos).some(([name, { required }]) => required && set[name] === undefined);
}

const NONE: FormatOptions = {};

export function optionsOf({ options, format }: Pick<FileSettings, 'options' | 'format'>): FormatOptions {
  return options[format] ?? NONE;
}

/** Whether the format or its options differ from the defaults. */
export function hasFileOptions({ format, options } = useFileSettings.getState()): boolean {
  return format !== 'csv' || Object.values(options).some((set) => Object.keys(set).length > 0);
}
