import type { Category } from './category.ts';

export const system: Category = {
  fields: {
    'File Name': 'system.fileName',
    'File Path': 'system.filePath',
    'MIME Type': 'system.mimeType',
    'File Extension': 'system.fileExt',
  },
};
