import type { Locale } from '../../locales/locale.ts';
import type { PartMaker } from './part.ts';

export function chemicalElementParts({ language: { lists } }: Locale) {
  const elements = lists.science.chemical_element;
  const names = elements.map(({ name }) => name);
  const symbols = elements.map(({ symbol }) => symbol);
  return ({ chosen, listed }: PartMaker) => {
    const entry = chosen('entry', elements.length);
    return { name: listed(entry, names), symbol: listed(entry, symbols) };
  };
}
