/** How many shards are looked at together, because a shared disk answers each question late. */
const TOGETHER = 8;

/** Runs a task for each item, a few at a time. Yields the results in the order of the items. */
export async function* inOrder<Item, Found>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<Found>,
): AsyncGenerator<Found> {
  const running: Promise<Found>[] = [];
  for (const item of items) {
    const found = task(item);
    // It is awaited later, or not at all if an earlier one fails.
    found.catch(() => {});
    running.push(found);
    const [first] = running;
    if (first && running.length === TOGETHER) {
      yield await first;
      running.shift();
    }
  }
  for (const found of running) yield await found;
}
