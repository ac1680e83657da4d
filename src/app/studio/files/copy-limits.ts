import { formatCount } from '../../lib/format-count.ts';
import { sizeText } from './sizes.ts';

/** Longer texts are not offered for pasting. */
export const COPY_ROWS_MAX = 10_000;
export const COPY_BYTES_MAX = 5_000_000;

export const COPY_LIMITS = `The limit is ${formatCount(COPY_ROWS_MAX)} rows or ${sizeText(COPY_BYTES_MAX)}.`;
