import { fileNames, folderNames } from '../../../formats/file-names.ts';
import { formats } from '../../../formats/formats.ts';
import type { FileKind } from '../../lib/file-pickers.ts';
import type { ExportJob, ExportSource } from './export-queue.ts';

/** The text before a media type's parameters. */
const MEDIA_TYPE = /^[^;]+/;

/** The kind of the only file of an export, and its full extension. */
function kindOf({ request: { format, gzip, zip } }: ExportSource): FileKind & { readonly ending: string } {
  const { label, extension, mediaType } = formats[format];
  if (zip) return { label: 'Zip', mediaType: 'application/zip', extension: 'zip', ending: 'zip' };
  if (gzip) {
    const ending = `${extension}.gz`;
    return { label: `${label}, compressed`, mediaType: 'application/gzip', extension: 'gz', ending };
  }
  return { label, mediaType: MEDIA_TYPE.exec(mediaType)?.[0] ?? '', extension, ending: extension };
}

/** The name and the kind of an export's only file. */
export function fileOf(source: ExportSource): FileKind & { readonly name: string } {
  const { schema, request } = source;
  const { ending, ...kind } = kindOf(source);
  const [first] = request.tables;
  const only = request.tables.length === 1 && first !== undefined ? schema.tables[first]?.name : undefined;
  const [name = ''] = fileNames([only ?? request.name], ending);
  return { ...kind, name };
}

/** The name of the folder that is made for an export's files. */
export function folderOf({ request }: ExportSource): string {
  const [name = ''] = folderNames([request.name]);
  return name;
}

/** The name of what an export makes: a file or a folder. Pickers let the visitor change it. */
export function nameOf({ source, destination }: ExportJob): string {
  switch (destination.kind) {
    case 'file':
    case 'directory':
      return destination.handle.name;
    case 'page':
    case 'private':
      return fileOf(source).name;
  }
}
