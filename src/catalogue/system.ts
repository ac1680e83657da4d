import { category } from './category.ts';

export const system = category({
  emoji: '🖥️',
  title: 'System',
  description: 'File names, paths and extensions with the MIME type that fits.',
  fields: {
    'File Name': 'system.fileName',
    'File Path': 'system.filePath',
    'MIME Type': 'system.mimeType',
    'File Extension': 'system.fileExt',
  },
});
