import { fileNames } from '../../src/formats/file-names.ts';
import { NOW_DEFAULT } from '../../src/schema/schema.ts';
import type { Place } from '../export/file-sink.ts';
import type { Output } from '../export/output.ts';
import { createPagePlace } from '../export/page-place.ts';
import { createDirectoryPlace, createFilePlace } from '../export/picked-files.ts';
import { createPrivatePlace } from '../export/private-files.ts';
import { createZipOutput } from '../export/zip-output.ts';
import type { Destination, OnPart } from '../protocol.ts';
import type { OpenSchema } from './open-schema.ts';
import type { ExportRequest } from './protocol.ts';

/** Opens the place to which the files of an export go. */
export function openPlace(destination: Destination, onPart: OnPart): Place {
  switch (destination.kind) {
    case 'page':
      return createPagePlace(onPart);
    case 'file':
      return createFilePlace(destination.handle);
    case 'directory':
      return createDirectoryPlace(destination.handle);
    case 'private':
      return createPrivatePlace(() => navigator.storage.getDirectory(), destination.directory);
  }
}

/** Packs the files of an export into a zip, if the request asks for that. */
export function packFiles(output: Output, { schema }: OpenSchema, { zip, name }: ExportRequest): Output {
  if (!zip) return output;
  const [zipName = ''] = fileNames([name], 'zip');
  return createZipOutput(output, zipName, Date.parse(schema?.now ?? NOW_DEFAULT));
}
