import type { system as fields } from '../catalogue/fields/system.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const system = {
  'system.fileName': part('file', 'name'),
  'system.filePath': part('file', 'path'),
  'system.mimeType': part('file', 'mimeType'),
  'system.fileExt': part('file', 'extension'),
} satisfies Partial<GeneratorsOf<typeof fields>>;
