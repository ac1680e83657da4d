import type { ColorModule } from '@faker-js/faker';
import { characters } from './characters.ts';
import type { Compiled, Kit } from './kit.ts';
import { whole } from './number.ts';
import { pick } from './pick.ts';
import { LOWER_HEX } from './string.ts';

interface RgbOptions {
  prefix?: string;
  casing?: 'upper' | 'lower' | 'mixed';
  includeAlpha?: boolean;
}

export function compileColor({ faker, source, data }: Kit): Compiled<ColorModule> {
  const plain = faker.color.rgb;
  const hex = characters(source, LOWER_HEX);

  function rgb(options?: RgbOptions & { format?: 'hex' | 'css' | 'binary' }): string;
  function rgb(options?: RgbOptions & { format?: 'decimal' }): number[];
  function rgb(options?: RgbOptions & { format?: 'hex' | 'css' | 'binary' | 'decimal' }): string | number[] {
    if (options === undefined) return `#${hex(6)}`;
    if (options.format !== 'css' || options.includeAlpha) return plain(options);
    const bits = source.u32();
    return `rgb(${whole(bits >>> 24)}, ${whole((bits >>> 16) & 255)}, ${whole((bits >>> 8) & 255)})`;
  }

  return { human: pick(source, data.color?.human), rgb };
}
