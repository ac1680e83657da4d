import { create } from 'zustand';
import type { Json } from '../../../../catalogue/field.ts';
import type { FormatId } from '../../../../formats/formats.ts';

export type FormatOptions = Readonly<Record<string, Json>>;

interface FileSettings {
  readonly format: FormatId;
  /** Those that were set, by format: another format’s come back with it. */
  readonly options: Readonly<Partial<Record<FormatId, FormatOptions>>>;
  readonly gzip: boolean;
  readonly scope: 'all' | 'table';
  setFormat(format: FormatId): void;
  /** Undefined takes it off. */
  setOption(name: string, value: Json | undefined): void;
  setGzip(gzip: boolean): void;
  setScope(scope: 'all' | 'table'): void;
}

/** How files are written: what the preview shows is what is exported. */
export const useFileSettings = create<FileSettings>()((set) => ({
  format: 'csv',
  options: {},
  gzip: false,
  scope: 'all',
  setFormat: (format) => set({ format }),
  setOption: (name, value) =>
    set(({ format, options }) => {
      const { [name]: before, ...others } = options[format] ?? {};
      return {
        options: { ...options, [format]: value === undefined ? others : { ...others, [name]: value } },
      };
    }),
  setGzip: (gzip) => set({ gzip }),
  setScope: (scope) => set({ scope }),
}));

const NONE: FormatOptions = {};

export function optionsOf({ options, format }: Pick<FileSettings, 'options' | 'format'>): FormatOptions {
  return options[format] ?? NONE;
}
