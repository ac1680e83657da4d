/**
 * The numbers of publishers in the two registration groups for English, as `first-last`. These ranges have been in use for
 * years. Ranges that have been divided again lately are left out.
 * https://www.isbn-international.org/range_file_generation
 */
export const isbnPublishers: Readonly<Record<string, string>> = {
  '0': '00-19 200-227 229-368 370-638 640-644 646-647 649-654 656-699 7000-8499 85000-89999 900372-949999 9500000-9999999',
  '1': '01-02 100-397 4000-5499 55000-64999 74000-76199 77830-78999 80500-83799 869800-915999 919655-972999 991200-998989',
};
