import { useSyncExternalStore } from 'react';

/** As YYYY-MM-DD on the visitor's calendar; text, so that a day equals itself. */
function today(): string {
  const now = new Date();
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** YYYY-MM-DD as February 29, 2028. The first `Intl.DateTimeFormat` of a page takes 13 ms. */
function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

const never = () => () => {};

/** The visitor's today, known only in the browser: the prerendered page says just that. */
export function LastUpdated() {
  const day = useSyncExternalStore(never, today, () => null);
  return (
    <p className="mt-3 text-muted">
      Last updated: {day === null ? 'today' : <time dateTime={day}>{longDate(day)}</time>}
    </p>
  );
}
