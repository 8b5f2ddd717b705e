/**
 * Gives each item of a list a key based on its text, for lists whose items have no ids. Equal items are counted, so that keys are
 * unique.
 */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { readonly key: string; readonly item: Item }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: count === 1 ? name : `${name} ${count}`, item }
  })
}
