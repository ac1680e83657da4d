import { books } from '../data/books.ts';
import type { PartMaker } from './part.ts';

type Books = ReturnType<typeof readBooks>;

/** Each book has a number in all of these. */
function readBooks() {
  const all = {
    titles: [] as string[],
    authors: [] as string[],
    genres: [] as string[],
    publishers: [] as string[],
    series: [] as string[],
  };
  for (const [publisher, series, entries] of books) {
    for (const entry of entries.split('|')) {
      const [title = '', author = '', genre = ''] = entry.split('~');
      all.titles.push(title);
      all.authors.push(author);
      all.genres.push(genre);
      all.publishers.push(publisher);
      all.series.push(series);
    }
  }
  return all;
}

/** A book that exists, in an edition that was published. */
export function bookParts() {
  let all: Books | undefined;
  return ({ chosen, listed }: PartMaker) => {
    all ??= readBooks();
    const entry = chosen('entry', all.titles.length);
    return {
      title: listed(entry, all.titles),
      author: listed(entry, all.authors),
      genre: listed(entry, all.genres),
      publisher: listed(entry, all.publishers),
      series: listed(entry, all.series),
    };
  };
}
