/** The searched text: its name, and keywords. */
export interface Named {
  readonly name: string
  readonly more?: string
}

/** How well typed words fit: 0 best, `null` when one of them is not there. Nothing typed fits everything alike. */
export function rankOf({ name, more = '' }: Named, typed: string): number | null {
  const wanted = typed.trim().toLowerCase()
  const called = name.toLowerCase()
  const all = `${called} ${more.toLowerCase()}`
  if (!wanted.split(/\s+/).every((word) => all.includes(word))) return null
  if (called === wanted) return 0
  if (called.startsWith(wanted)) return 1
  if (` ${called}`.includes(` ${wanted}`)) return 2
  return called.includes(wanted) ? 3 : 4
}

/** Those that fit what was typed, the best first; alike ones stay in their order. */
export function fitting<Item>(
  items: readonly Item[],
  typed: string,
  named: (item: Item) => Named,
): readonly Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(named(item), typed)
      return rank === null ? [] : [{ item, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
