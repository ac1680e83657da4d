/** The names of a language within dates. */
export interface DateNames {
  /** January first. */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
}

/** @param texts names that `|` joins, from January and from Sunday on */
export function dateNames(texts: { readonly [Name in keyof DateNames]: string }): DateNames {
  const { months, shortMonths, weekdays, shortWeekdays } = texts;
  return {
    months: months.split('|'),
    shortMonths: shortMonths.split('|'),
    weekdays: weekdays.split('|'),
    shortWeekdays: shortWeekdays.split('|'),
  };
}

export const englishDates = dateNames({
  months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  shortMonths: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
  weekdays: 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday',
  shortWeekdays: 'Sun|Mon|Tue|Wed|Thu|Fri|Sat',
});
