import type { Field } from '../field.ts';

export const system = {
  'system.fileName': { type: 'text', entity: 'file' },
  'system.filePath': { type: 'text', entity: 'file' },
  'system.mimeType': { type: 'text', entity: 'file' },
  'system.fileExt': { type: 'text', entity: 'file' },
} as const satisfies Record<string, Field>;
