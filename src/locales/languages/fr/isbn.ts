/**
 * The numbers of publishers in the registration group for French, as `first-last`. These ranges have been in use for years.
 * https://www.isbn-international.org/range_file_generation
 */
export const isbnPublishers: Readonly<Record<string, string>> = {
  '2': '00-19 200-349 400-486 495-495 497-527 530-699 7000-8399 84000-89999 919943-919950',
};
