/** A share as a whole percentage: 7%. Shares above 0 and below 1% are "<1%". */
export function shareText(share: number): string {
  const percent = share * 100;
  return `${percent > 0 && percent < 1 ? '<1' : Math.round(percent)}%`;
}
