import { expose, transfer } from 'comlink';
import type { StudioApi } from './protocol.ts';
import { createStudioApi } from './studio-api.ts';

const studio = createStudioApi();

/** Parts of files change hands: they are not copied. */
const api: StudioApi = {
  ...studio,
  export: (document, request, onPart, onProgress) =>
    studio.export(document, request, (file, part) => onPart(file, transfer(part, [part])), onProgress),
};

expose(api);
