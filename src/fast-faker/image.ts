import type { ImageModule } from '@faker-js/faker';
import { compileBase64 } from './base64.ts';
import { characters, DIGITS, LOWER, UPPER } from './characters.ts';
import { type Compiled, type Kit, orElse } from './kit.ts';
import { whole } from './number.ts';
import { below, type Draw, type Source, TWO_POW_32 } from './source.ts';
import { LOWER_HEX } from './string.ts';

/** Widths and heights, in pixels, go from 1 to this. */
const PIXELS_MAX = 3999;

const SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" version="1.1" baseProfile="full" width="',
  '" height="',
  '"><rect width="100%" height="100%" fill="#',
  '"/><text x="',
  '" y="',
  '" font-size="20" alignment-baseline="middle" text-anchor="middle" fill="white">',
  '</text></svg>',
] as const;

const PORTRAITS = 'https://cdn.jsdelivr.net/gh/faker-js/assets-person-portrait';

/** Half a number as text: engines take ten times as long to write a fraction. */
function half(number: number): string {
  return number & 1 ? `${whole(number >> 1)}.5` : whole(number >> 1);
}

/** A picture of a colour that says its size, as text that an address can hold. */
function compileDataUri(source: Source): Draw {
  const hex = characters(source, LOWER_HEX);
  const [start, heightIs, fill, x, y, text, end] = SVG.map(encodeURIComponent);
  const encode = compileBase64(SVG);
  return () => {
    const w = 1 + below(source, PIXELS_MAX);
    const h = 1 + below(source, PIXELS_MAX);
    const [width, height] = [whole(w), whole(h)];
    const color = hex(6);
    if (source.u32() < TWO_POW_32 / 2) {
      const values = [width, height, color, half(w), half(h), `${width}x${height}`];
      return `data:image/svg+xml;base64,${encode(values)}`;
    }
    const head = `data:image/svg+xml;charset=UTF-8,${start}${width}${heightIs}${height}${fill}${color}`;
    return `${head}${x}${half(w)}${y}${half(h)}${text}${width}x${height}${end}`;
  };
}

function compileAvatar(source: Source): Draw {
  return () => {
    if (source.u32() >= TWO_POW_32 / 2) {
      return `https://avatars.githubusercontent.com/u/${below(source, 100_000_001)}`;
    }
    const sex = source.u32() < TWO_POW_32 / 2 ? 'female' : 'male';
    return `${PORTRAITS}/${sex}/512/${whole(below(source, 100))}.jpg`;
  };
}

export function compileImage({ faker, source }: Kit): Compiled<ImageModule> {
  const alphanumeric = characters(source, DIGITS + LOWER + UPPER);
  return {
    avatar: compileAvatar(source),
    dataUri: orElse(compileDataUri(source), faker.image.dataUri),
    url(options) {
      const width = options?.width ?? 1 + below(source, PIXELS_MAX);
      const height = options?.height ?? 1 + below(source, PIXELS_MAX);
      return `https://picsum.photos/seed/${alphanumeric(5 + below(source, 6))}/${whole(width)}/${whole(height)}`;
    },
  };
}
