import type { Field } from '../field.ts';

export const system = {
  'system.fileName': { label: 'File Name', type: 'text', entity: 'file' },
  'system.filePath': { label: 'File Path', type: 'text', entity: 'file' },
  'system.mimeType': { label: 'MIME Type', type: 'text', entity: 'file' },
  'system.fileExt': { label: 'File Extension', type: 'text', entity: 'file' },
} as const satisfies Record<string, Field>;
