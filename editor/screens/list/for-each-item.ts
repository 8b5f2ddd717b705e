/** Default number of items processed concurrently. */
const CONCURRENCY = 4

/** Processes all items, a few concurrently. */
export async function forEachItem<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  atOnce = CONCURRENCY,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(Array.from({ length: atOnce }, runQueue))

  async function runQueue(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
  }
}
