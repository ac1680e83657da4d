import { expose, transfer } from 'comlink';
import type { StudioApi } from './api.ts';
import { createStudio } from './studio.ts';

const studio = createStudio();

/** Parts of files change hands: they are not copied. */
const api: StudioApi = {
  ...studio,
  export: (document, request, onPart, onProgress) =>
    studio.export(document, request, (file, part) => onPart(file, transfer(part, [part])), onProgress),
};

expose(api);
