/** More texts of another form are no exceptions, however many others there are. */
export const EXCEPTIONS_MAX = 20;
const PERCENT_MAX = 2;

/** Whether so few of all texts are exceptions from their form: 1 of 50. */
export const areExceptions = (count: number, all: number) =>
  count <= EXCEPTIONS_MAX && count * 100 <= PERCENT_MAX * all;
