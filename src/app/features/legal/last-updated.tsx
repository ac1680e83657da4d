import { useSyncExternalStore } from 'react';

/** As YYYY-MM-DD on the visitor's calendar; text, so that a day equals itself. */
function today(): string {
  const now = new Date();
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}

const never = () => () => {};
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The visitor's today, known only in the browser: the prerendered page says just that. */
export function LastUpdated() {
  const day = useSyncExternalStore(never, today, () => null);
  return (
    <p className="mt-3 text-muted">
      Last updated: {day === null ? 'today' : <time dateTime={day}>{long.format(new Date(day))}</time>}
    </p>
  );
}
