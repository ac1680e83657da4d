import { type Field, wholeText } from '../field.ts';

export const system = {
  'system.fileName': {
    label: 'File Name',
    type: 'text',
    whenTooLong: 'file-name',
    format: 'unknown',
    entity: 'file',
  },
  'system.filePath': { label: 'File Path', ...wholeText, entity: 'file' },
  'system.mimeType': { label: 'MIME Type', ...wholeText, entity: 'file' },
  'system.fileExt': { label: 'File Extension', ...wholeText, entity: 'file' },
  'system.semver': { label: 'Semantic Version', ...wholeText },
  'system.cron': {
    label: 'Cron Expression',
    ...wholeText,
    options: {
      includeYear: {
        kind: 'boolean',
        label: 'Year',
        help: 'Adds a sixth field for the year.',
        default: false,
      },
      includeNonStandard: {
        kind: 'boolean',
        label: 'Shorthands',
        help: 'About half of the values are shorthands, such as @daily.',
        default: false,
      },
    },
  },
  'system.networkInterface': {
    label: 'Network Interface',
    ...wholeText,
    options: {
      interfaceType: {
        kind: 'choice',
        label: 'Type',
        help: 'Type of interface. Any by default.',
        choices: ['en', 'wl', 'ww'],
        labels: { en: 'Ethernet (en)', wl: 'Wireless LAN (wl)', ww: 'Wireless WAN (ww)' },
        empty: 'Any',
      },
      interfaceSchema: {
        kind: 'choice',
        label: 'Naming',
        help: 'What the name is based on. Any by default.',
        choices: ['index', 'slot', 'mac', 'pci'],
        labels: { index: 'Index', slot: 'Slot', mac: 'MAC address', pci: 'PCI location' },
        empty: 'Any',
      },
    },
  },
} as const satisfies Record<string, Field>;
