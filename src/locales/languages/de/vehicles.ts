import type { VehicleWords } from '../../word-lists.ts';

/** The colors are about as frequent among 100 cars. */
export const vehicles: VehicleWords = {
  types: {
    s: 'Limousine',
    u: 'SUV',
    o: 'Coupé',
    h: 'Schrägheck',
    v: 'Cabrio',
    w: 'Kombi',
    m: 'Van',
    p: 'Pick-up mit Doppelkabine',
    x: 'Pick-up',
    c: 'Kastenwagen',
    b: 'Kleinbus',
  },
  fuels: {
    g: 'Benzin',
    d: 'Diesel',
    h: 'Hybrid',
    e: 'Elektro',
  },
  colors: 'grau 22|schwarz 25|weiß 16|silber 13|blau 11|rot 8|grün 2|braun 1.3|beige 0.6|orange 0.6|gelb 0.5',
};
