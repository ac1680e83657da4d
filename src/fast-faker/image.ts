import type { ImageModule } from '@faker-js/faker';
import { compileText, DIGITS, LOWER, UPPER } from './characters.ts';
import { type CompileContext, type Compiled, withFallback } from './compile-context.ts';
import { integerBelow, type RandomSource, TWO_POW_32, type ValueSampler } from './random-source.ts';
import { LOWER_HEX } from './string.ts';

/** A global function in browsers, workers and Node: https://html.spec.whatwg.org/multipage/webappapis.html#dom-btoa */
declare function btoa(text: string): string;

/** The largest width and height, in pixels; the smallest is 1. */
const PIXELS_MAX = 3999;

/** The parts of the image around its values: width, height, color, x and y of the center, and text. */
const SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" version="1.1" baseProfile="full" width="',
  '" height="',
  '"><rect width="100%" height="100%" fill="#',
  '"/><text x="',
  '" y="',
  '" font-size="20" alignment-baseline="middle" text-anchor="middle" fill="white">',
  '</text></svg>',
];

const ENCODED_SVG = SVG.map(encodeURIComponent);

/** Writes half of an integer. With `String(integer / 2)`, rows of `image` take 22 % longer. */
function halfText(integer: number): string {
  return integer & 1 ? `${integer >> 1}.5` : String(integer >> 1);
}

/** Joins texts with values between them. */
function interleave(texts: readonly string[], values: readonly string[]): string {
  let joined = '';
  for (let index = 0; index < texts.length; index++) joined += (texts[index] ?? '') + (values[index] ?? '');
  return joined;
}

/** Makes data URIs of images that show their own size, in base64 or percent-encoded. */
function compileDataUri(source: RandomSource): ValueSampler {
  const hex = compileText(source, LOWER_HEX);
  return () => {
    const width = 1 + integerBelow(source, PIXELS_MAX);
    const height = 1 + integerBelow(source, PIXELS_MAX);
    const values = [
      String(width),
      String(height),
      hex(6),
      halfText(width),
      halfText(height),
      `${width}x${height}`,
    ];
    return source.u32() < TWO_POW_32 / 2
      ? `data:image/svg+xml;base64,${btoa(interleave(SVG, values))}`
      : `data:image/svg+xml;charset=UTF-8,${interleave(ENCODED_SVG, values)}`;
  };
}

export function compileImage({ faker, source }: CompileContext): Compiled<ImageModule> {
  const alphanumeric = compileText(source, DIGITS + LOWER + UPPER);
  return {
    dataUri: withFallback(compileDataUri(source), faker.image.dataUri),
    url(options) {
      const width = options?.width ?? 1 + integerBelow(source, PIXELS_MAX);
      const height = options?.height ?? 1 + integerBelow(source, PIXELS_MAX);
      return `https://picsum.photos/seed/${alphanumeric(5 + integerBelow(source, 6))}/${width}/${height}`;
    },
  };
}
