/**
 * Thousandths of the world's people in Africa, Antarctica, Asia, Australia, Europe, North America and South America. Nobody lives in
 * Antarctica permanently.
 */
export const peopleOfContinents = [188, 0, 588, 6, 90, 75, 53];
