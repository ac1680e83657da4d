/** Writes a number into the places of a mask that are `#`, with zeros before it. All else in the mask is itself. */
export function writeMask(mask: string, number: number): string {
  const places = mask.split('#').length - 1;
  const digits = String(number).padStart(places, '0');
  if (places === mask.length) return digits;
  let next = 0;
  return mask.replaceAll('#', () => digits.charAt(next++));
}
