import { category } from './category.ts';

export const system = category({
  fields: {
    'File Name': 'system.fileName',
    'File Path': 'system.filePath',
    'MIME Type': 'system.mimeType',
    'File Extension': 'system.fileExt',
  },
});
