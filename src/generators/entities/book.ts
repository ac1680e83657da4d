import type { Faker } from '@faker-js/faker';
import { books } from '../data/books.ts';
import type { PartMaker } from './part.ts';

/** Genres without audiobooks. */
const SILENT: ReadonlySet<string> = new Set(['Comic', 'Graphic Novel']);

/** The word for audiobook in all languages of faker's format lists. */
const AUDIOBOOK = /^(Audiobook|Audiolivro|Аудиокнига|Llyfr sain|有声书)$/;

type Books = ReturnType<typeof readBooks>;

/** Reads the books into parallel lists: each book has the same index in all of them. */
function readBooks(formats: readonly string[]) {
  const readable = formats.filter((format) => !AUDIOBOOK.test(format));
  const all = {
    titles: [] as string[],
    authors: [] as string[],
    genres: [] as string[],
    publishers: [] as string[],
    series: [] as string[],
    formats: [] as (readonly string[])[],
  };
  for (const [publisher, series, entries] of books) {
    for (const entry of entries.split('|')) {
      const [title = '', author = '', genre = ''] = entry.split('~');
      all.titles.push(title);
      all.authors.push(author);
      all.genres.push(genre);
      all.publishers.push(publisher);
      all.series.push(series);
      all.formats.push(SILENT.has(genre) ? readable : formats);
    }
  }
  return all;
}

/** A real book, in an edition that was published. */
export function bookParts(faker: Faker) {
  let all: Books | undefined;
  return ({ chosen, listed, oneOf }: PartMaker) => {
    all ??= readBooks(faker.definitions.book.format);
    const entry = chosen('entry', all.titles.length);
    return {
      title: listed(entry, all.titles),
      author: listed(entry, all.authors),
      genre: listed(entry, all.genres),
      format: oneOf('format', entry, all.formats),
      publisher: listed(entry, all.publishers),
      series: listed(entry, all.series),
    };
  };
}
