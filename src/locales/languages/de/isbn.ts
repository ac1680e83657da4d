/**
 * The numbers of publishers in the registration group for German, as `first-last`. These ranges have been in use for years. Ranges
 * that have been divided again lately are left out. https://www.isbn-international.org/range_file_generation
 */
export const isbnPublishers: Readonly<Record<string, string>> = {
  '3': '04-19 200-389 400-688 7000-8499 85000-89999 9000000-9499999',
};
