let started = false;

/** Once a visit, and only after consent. */
export function startAnalytics(): void {
  if (started) return;
  started = true;
  console.log('Analytics initialized');
}
