import { expect, test } from 'vitest';
import { sizeText, waitText } from '../../../../../src/app/studio/files/sizes.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [9949, '9.9 kB'],
  [12_345, '12 kB'],
  [999_600, '1.0 MB'],
  [536_870_912, '537 MB'],
  [2e15, '2000 TB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

test.each([
  [0, '1 s'],
  [45, '45 s'],
  [120, '2 min'],
  [7200, '2 h'],
])('%d seconds are %s', (seconds, text) => expect(waitText(seconds)).toBe(text));
