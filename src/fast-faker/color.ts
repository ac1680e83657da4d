import type { ColorModule } from '@faker-js/faker';
import { compileText } from './characters.ts';
import type { CompileContext, Compiled } from './compile-context.ts';
import { LOWER_HEX } from './string.ts';

interface RgbOptions {
  prefix?: string;
  casing?: 'upper' | 'lower' | 'mixed';
  includeAlpha?: boolean;
}

export function compileColor({ faker, source }: CompileContext): Compiled<ColorModule> {
  const original = faker.color.rgb;
  const hex = compileText(source, LOWER_HEX);

  function rgb(options?: RgbOptions & { format?: 'hex' | 'css' | 'binary' }): string;
  function rgb(options?: RgbOptions & { format?: 'decimal' }): number[];
  function rgb(options?: RgbOptions & { format?: 'hex' | 'css' | 'binary' | 'decimal' }): string | number[] {
    if (options === undefined) return `#${hex(6)}`;
    if (options.format !== 'css' || options.includeAlpha) return original(options);
    const bits = source.u32();
    return `rgb(${bits >>> 24}, ${(bits >>> 16) & 255}, ${(bits >>> 8) & 255})`;
  }

  return { rgb };
}
