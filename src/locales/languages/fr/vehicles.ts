import type { VehicleWords } from '../../word-lists.ts';

/** The colors are about as frequent among 100 cars. */
export const vehicles: VehicleWords = {
  types: {
    s: 'Berline',
    u: 'SUV',
    o: 'Coupé',
    h: 'Compacte',
    v: 'Cabriolet',
    w: 'Break',
    m: 'Monospace',
    p: 'Pick-up double cabine',
    x: 'Pick-up',
    c: 'Fourgon',
    b: 'Minibus',
  },
  fuels: {
    g: 'Essence',
    d: 'Diesel',
    h: 'Hybride',
    e: 'Électrique',
  },
  colors:
    'gris 29|blanc 23|noir 18|bleu 12|rouge 7|argent 5|vert 2|beige 1.3|marron 1|orange 0.9|jaune 0.5|violet 0.3',
};
