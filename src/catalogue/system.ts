import { category } from './recipe.ts';

export const system = category({
  emoji: '🖥️',
  title: 'System',
  description: 'File names, paths and extensions with the MIME type that fits.',
  fields: {
    'File Name': (_, row) => row.file.name,
    'File Path': (_, row) => row.file.path,
    'MIME Type': (_, row) => row.file.mimeType,
    'File Extension': (_, row) => row.file.extension,
  },
});
