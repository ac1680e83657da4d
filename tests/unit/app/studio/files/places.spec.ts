import { expect, test } from 'vitest';
import { largeRoom, placeOf } from '../../../../../src/app/studio/files/places.ts';

const MB = 1_000_000;
const chromium = { hasFilePicker: true, hasFolderPicker: true, privateBytes: 9000 * MB };
const firefox = { hasFilePicker: false, hasFolderPicker: false, privateBytes: 9000 * MB };
const privateWindow = { ...firefox, privateBytes: undefined };

test.each([
  ['one file', 'a file that is picked', chromium, 1, { place: 'file', bytesMax: Infinity }],
  ['several files', 'a folder that is picked', chromium, 2, { place: 'directory', bytesMax: Infinity }],
  [
    'several files',
    'one picked file where folders cannot be picked',
    { ...chromium, hasFolderPicker: false },
    2,
    { place: 'file', bytesMax: Infinity },
  ],
  [
    'a file',
    'the private file system where nothing can be picked, with 95% of its room',
    firefox,
    1,
    { place: 'private', bytesMax: 8550 * MB },
  ],
  [
    'a file',
    'memory where there is no private file system',
    privateWindow,
    1,
    { place: 'page', bytesMax: 512 * MB },
  ],
  [
    'a file',
    'memory where the private file system has less room',
    { ...firefox, privateBytes: 500 * MB },
    1,
    { place: 'page', bytesMax: 512 * MB },
  ],
] as const)('large: %s to %s', (_, _place, browser, files, room) => {
  expect(largeRoom(files, browser)).toEqual(room);
});

test.each([
  [8 * MB, 10 * MB, 'page'],
  [8 * MB + 1, 10, 'private'],
  [undefined, 499_999, 'page'],
  [undefined, 500_000, 'private'],
] as const)('%s bytes of %i cells go to the place “%s”', (bytes, cells, place) => {
  expect(placeOf(largeRoom(1, firefox), cells, bytes)).toBe(place);
});
