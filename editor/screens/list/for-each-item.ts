/** Default number of items processed concurrently. */
const USUALLY_AT_ONCE = 4

/** Processes all items, a few concurrently. */
export async function forEachItem<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  atOnce = USUALLY_AT_ONCE,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(Array.from({ length: atOnce }, runQueue))

  async function runQueue(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
  }
}
