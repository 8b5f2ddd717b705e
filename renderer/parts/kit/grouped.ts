/** Groups the items of a list by a common property, in order of first occurrence. */
export function groupItems<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly { readonly key: string; readonly items: readonly Item[] }[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups].map(([key, members]) => ({ key, items: members }))
}
