import type { Field, OptionInfo } from '../field.ts';

const sizes = (max: number) =>
  ({
    width: { kind: 'integer', label: 'Width', help: 'In pixels; any where it is empty.', min: 1, max },
    height: { kind: 'integer', label: 'Height', help: 'In pixels; any where it is empty.', min: 1, max },
  }) as const satisfies Record<string, OptionInfo>;

/** The largest image that picsum.photos serves. */
const PHOTO_MAX = 5000;
const DRAWING_MAX = 100_000;

export const image = {
  'image.url': { label: 'URL', type: 'text', whenTooLong: 'refused', options: sizes(PHOTO_MAX) },
  'image.avatar': { label: 'Avatar URL', type: 'text', whenTooLong: 'refused' },
  'image.dataUri': {
    label: 'Data URI',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      ...sizes(DRAWING_MAX),
      color: {
        kind: 'text',
        label: 'Color',
        help: 'The color of the picture, as in CSS: teal or #008080; any where it is empty.',
        maxLength: 100,
      },
      type: {
        kind: 'choice',
        label: 'Encoding',
        help: 'How the address contains the picture. If empty, either way.',
        choices: ['svg-uri', 'svg-base64'],
      },
    },
  },
} as const satisfies Record<string, Field>;
