/** Maximum number of items per request. */
const BATCH = 100

/** Reads every item of a list, in batches until one isn't full; `most` limits the total. */
export async function allOf<Item>(
  most: number,
  read: (part: { readonly first: number; readonly skip: number }) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  const all: Item[] = []
  while (all.length < most) {
    const batch = await read({ first: BATCH, skip: all.length })
    all.push(...batch)
    if (batch.length < BATCH) break
  }
  return all.slice(0, most)
}
