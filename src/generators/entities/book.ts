import type { Locale } from '../../locales/locale.ts';
import { books } from '../data/books.ts';
import type { PartMaker } from './part.ts';

/** Genres without audiobooks. */
const SILENT: ReadonlySet<string> = new Set(['Comic', 'Graphic Novel']);

/** The word for audiobook in all languages of faker's format lists. */
const AUDIOBOOK = /^(Audiobook|Audiolivro|Аудиокнига|Llyfr sain|有声书)$/;

function readBooks(formats: readonly string[]) {
  const readable = formats.filter((format) => !AUDIOBOOK.test(format));
  return books.flatMap(([publisher, series, entries]) =>
    entries.split('|').map((entry) => {
      const [title = '', author = '', genre = ''] = entry.split('~');
      return { title, author, genre, publisher, series, formats: SILENT.has(genre) ? readable : formats };
    }),
  );
}

/** A real book, in an edition that was published. */
export function bookParts({ language: { lists } }: Locale) {
  const all = readBooks(lists.book.format);
  const list = <Name extends keyof (typeof all)[number]>(name: Name) => all.map((book) => book[name]);
  return ({ chosen, listed, oneOf }: PartMaker) => {
    const entry = chosen('entry', all.length);
    return {
      title: listed(entry, list('title')),
      author: listed(entry, list('author')),
      genre: listed(entry, list('genre')),
      format: oneOf('format', entry, list('formats')),
      publisher: listed(entry, list('publisher')),
      series: listed(entry, list('series')),
    };
  };
}
