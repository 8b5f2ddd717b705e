/** As many as one call answers. */
const BATCH = 100

/** Every item of a list, call by call until one is not full; `most` bounds what a page may cost. */
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
