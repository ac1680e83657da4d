import type { VehicleWords } from '../../word-lists.ts';

/** The colors are about as frequent among 100 cars. */
export const vehicles: VehicleWords = {
  types: {
    s: 'Saloon',
    u: 'SUV',
    o: 'Coupe',
    h: 'Hatchback',
    v: 'Convertible',
    w: 'Estate',
    m: 'MPV',
    p: 'Double Cab Pickup',
    x: 'Extended Cab Pickup',
    c: 'Panel Van',
    b: 'Minibus',
  },
  fuels: {
    g: 'Petrol',
    d: 'Diesel',
    h: 'Hybrid',
    e: 'Electric',
  },
  colors:
    'grey 22|black 20|white 17|blue 16|red 10|silver 10|green 2|beige 0.8|orange 0.8|brown 0.6|yellow 0.5|purple 0.3',
};
