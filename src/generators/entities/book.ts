import { books } from '../data/books.ts';
import type { PartMaker } from './part.ts';

interface Book {
  readonly title: string;
  readonly author: string;
  readonly genre: string;
  readonly publisher: string;
  readonly series: string;
}

function readBooks(): readonly Book[] {
  return books.flatMap(([publisher, series, titles]) =>
    titles.split('|').map((entry) => {
      const [title = '', author = '', genre = ''] = entry.split('~');
      return { title, author, genre, publisher, series };
    }),
  );
}

/** A book that exists, in an edition that was published. */
export function bookParts() {
  let all: readonly Book[] | undefined;
  return ({ chosen, derived }: PartMaker) => {
    all ??= readBooks();
    const entry = chosen('entry', all);
    return {
      title: derived((i) => entry.at(i).title),
      author: derived((i) => entry.at(i).author),
      genre: derived((i) => entry.at(i).genre),
      publisher: derived((i) => entry.at(i).publisher),
      series: derived((i) => entry.at(i).series),
    };
  };
}
