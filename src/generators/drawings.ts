import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { hexSampler } from './hexadecimal.ts';
import { countSampler } from './random-text.ts';

/** A global function in browsers, workers and Node: https://html.spec.whatwg.org/multipage/webappapis.html#dom-btoa */
declare function btoa(text: string): string;

/** The range of a drawing's width and height if no option sets them. */
export const DRAWING_PIXELS = { min: 1, max: 3999 };

/** The starts of data URIs. */
export const URI_STARTS = {
  'svg-uri': 'data:image/svg+xml;charset=UTF-8,',
  'svg-base64': 'data:image/svg+xml;base64,',
} as const;

export interface DrawingOptions {
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Text for an XML attribute. */
  readonly color: string | undefined;
  readonly type: keyof typeof URI_STARTS | undefined;
}

/** The drawing around its values: width, height, color, x and y of the center, and its size as text. */
const SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" version="1.1" baseProfile="full" width="',
  '" height="',
  '"><rect width="100%" height="100%" fill="',
  '"/><text x="',
  '" y="',
  '" font-size="20" alignment-baseline="middle" text-anchor="middle" fill="white">',
  '</text></svg>',
];
const ESCAPED_SVG = SVG.map(encodeURIComponent);

/** Joins texts with values between them. */
function interleave(texts: readonly string[], values: readonly string[]): string {
  let joined = '';
  for (let index = 0; index < texts.length; index++) joined += (texts[index] ?? '') + (values[index] ?? '');
  return joined;
}

function valuesOf(width: number, height: number, color: string): readonly string[] {
  return [String(width), String(height), color, halfText(width), halfText(height), `${width}x${height}`];
}

/** Writes half of an integer. With `String(integer / 2)`, rows of `image` take 22 % longer. */
function halfText(integer: number): string {
  const half = Math.floor(integer / 2);
  return half * 2 === integer ? String(half) : `${half}.5`;
}

export function drawingOf(width: number, height: number, color: string): string {
  return interleave(SVG, valuesOf(width, height, color));
}

/** A byte that `encodeURIComponent` has escaped. */
const ESCAPED_BYTE = /%([0-9A-F]{2})/g;

/** The bytes of a text in UTF-8, each as a character. */
function bytesOf(text: string): string {
  return encodeURIComponent(text).replace(ESCAPED_BYTE, (_, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
}

/** The length of the data URI of a drawing. */
export function uriLength(drawing: string, type: keyof typeof URI_STARTS): number {
  const length =
    type === 'svg-uri' ? encodeURIComponent(drawing).length : 4 * Math.ceil(bytesOf(drawing).length / 3);
  return URI_STARTS[type].length + length;
}

/** Samples data URIs of drawings that show their own size. A property is random if no option sets it. */
export function drawingSampler(
  stream: RandomStream,
  { width, height, color, type }: DrawingOptions,
): () => string {
  const sizeOf = (size: number | undefined) =>
    countSampler(stream, size ?? DRAWING_PIXELS.min, size ?? DRAWING_PIXELS.max);
  const [widthOf, heightOf] = [sizeOf(width), sizeOf(height)];
  const hex = hexSampler(stream, 6);
  const colors =
    color === undefined ? undefined : { bytes: bytesOf(color), escaped: encodeURIComponent(color) };
  const isEscaped = type === undefined ? () => pickUniform(stream, 2) === 0 : () => type === 'svg-uri';
  return () => {
    const [columns, rows] = [widthOf(), heightOf()];
    if (isEscaped()) {
      const values = valuesOf(columns, rows, colors?.escaped ?? `%23${hex()}`);
      return URI_STARTS['svg-uri'] + interleave(ESCAPED_SVG, values);
    }
    return (
      URI_STARTS['svg-base64'] + btoa(interleave(SVG, valuesOf(columns, rows, colors?.bytes ?? `#${hex()}`)))
    );
  };
}
