/** German names of the elements whose names differ from the English ones, by their symbols. */
export const chemicalElements: Readonly<Record<string, string>> = Object.fromEntries(
  'H Wasserstoff|B Bor|C Kohlenstoff|N Stickstoff|O Sauerstoff|F Fluor|Na Natrium|Al Aluminium|Si Silicium|P Phosphor|S Schwefel|Cl Chlor|K Kalium|Sc Scandium|Ti Titan|Cr Chrom|Mn Mangan|Fe Eisen|Co Cobalt|Cu Kupfer|Zn Zink|As Arsen|Se Selen|Br Brom|Zr Zirconium|Nb Niob|Mo Molybdän|Ag Silber|Sn Zinn|Sb Antimon|Te Tellur|I Iod|Cs Caesium|La Lanthan|Ce Cer|Pr Praseodym|Nd Neodym|Hf Hafnium|Ta Tantal|W Wolfram|Pt Platin|Au Gold|Hg Quecksilber|Pb Blei|Bi Bismut|At Astat|Ra Radium|Pa Protactinium|U Uran|Ts Tenness|Og Oganesson|Pu Plutonium|Np Neptunium'
    .split('|')
    .map((entry) => entry.split(' '))
    .map(([symbol = '', name = '']) => [symbol, name]),
);
