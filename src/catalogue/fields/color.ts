import type { Field } from '../field.ts';

export const color = {
  'color.rgb': {
    label: 'Color Code',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      format: {
        kind: 'choice',
        label: 'Format',
        help: 'How the color is written: rgb(216, 17, 192) or #d811c0.',
        choices: ['css', 'hex'],
        default: 'css',
      },
      casing: {
        kind: 'choice',
        label: 'Casing',
        help: 'How the letters of a hexadecimal color are written.',
        choices: ['lower', 'upper', 'mixed'],
        default: 'lower',
        when: { option: 'format', is: ['hex'] },
      },
      includeAlpha: {
        kind: 'boolean',
        label: 'Alpha',
        help: 'The color has an opacity too.',
        default: false,
      },
    },
  },
  'color.human': { label: 'Color Name', type: 'text' },
} as const satisfies Record<string, Field>;
