import { songs } from '../data/songs.ts';
import { once } from '../once.ts';
import type { PartMaker } from './part.ts';

/** All songs, each with its genre. */
export const allSongs = once(() =>
  Object.entries(songs).flatMap(([genre, titles]) => titles.split('|').map((title) => ({ title, genre }))),
);

export function songParts() {
  const titles = allSongs().map(({ title }) => title);
  const genres = allSongs().map(({ genre }) => genre);
  return ({ chosen, listed }: PartMaker) => {
    const entry = chosen('entry', titles.length);
    return { title: listed(entry, titles), genre: listed(entry, genres) };
  };
}
