/** The records before and after one in a list; both `null` when it is not in it. */
export function neighboursOf<Item extends { readonly id: number }>(
  list: readonly Item[],
  id: number | undefined,
): { readonly previous: Item | null; readonly next: Item | null } {
  const at = list.findIndex((item) => item.id === id)
  if (at < 0) return { previous: null, next: null }
  return { previous: list[at - 1] ?? null, next: list[at + 1] ?? null }
}
