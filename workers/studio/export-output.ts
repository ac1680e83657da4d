import { fileNames } from '../../src/formats/file-names.ts';
import { NOW_DEFAULT } from '../../src/schema/schema.ts';
import type { Place } from '../export/file-sink.ts';
import { createFilesOutput, type Output } from '../export/output.ts';
import { createPagePlace } from '../export/page-place.ts';
import { createDirectoryPlace, createFilePlace } from '../export/picked-files.ts';
import { createPrivatePlace } from '../export/private-files.ts';
import { createZipOutput } from '../export/zip-output.ts';
import type { Destination, OnPart } from '../protocol.ts';
import type { OpenSchema } from './open-schema.ts';
import type { ExportRequest } from './protocol.ts';

function placeOf(destination: Destination, onPart: OnPart): Place {
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

/** Opens what receives the files of an export. */
export function openExportOutput(
  { schema }: OpenSchema,
  { zip, name }: ExportRequest,
  destination: Destination,
  onPart: OnPart,
): Output {
  const output = createFilesOutput(placeOf(destination, onPart));
  if (!zip) return output;
  const [zipName = ''] = fileNames([name], 'zip');
  return createZipOutput(output, zipName, Date.parse(schema?.now ?? NOW_DEFAULT));
}
