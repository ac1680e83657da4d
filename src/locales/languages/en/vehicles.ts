import type { VehicleWords } from '../../word-lists.ts';

/** The colors are about as frequent among 100 cars. */
export const vehicles: VehicleWords = {
  types: {
    s: 'Sedan',
    u: 'SUV',
    o: 'Coupe',
    h: 'Hatchback',
    v: 'Convertible',
    w: 'Wagon',
    m: 'Minivan',
    p: 'Crew Cab Pickup',
    x: 'Extended Cab Pickup',
    c: 'Cargo Van',
    b: 'Passenger Van',
  },
  fuels: {
    g: 'Gasoline',
    d: 'Diesel',
    h: 'Hybrid',
    e: 'Electric',
  },
  colors:
    'white 26|black 21|gray 17|silver 11|blue 10|red 8|green 2|brown 1.5|beige 1|orange 0.8|gold 0.7|yellow 0.6|purple 0.4',
};
