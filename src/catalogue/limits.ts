/** The fewest and the most rows of a run. */
export const RUN_ROWS_MIN = 1;
export const RUN_ROWS_MAX = 5000;
export const RUN_ROWS_DEFAULT = 10;

/** Records in the custom tool's sample. */
export const SAMPLE_ROWS = 5;

/** Fields ticked when a category opens, or all of them if it has fewer. */
export const FIELDS_TICKED = 3;

/** The name of the column of values that match a pattern. */
export const PATTERN_COLUMN = 'Regex Pattern';
