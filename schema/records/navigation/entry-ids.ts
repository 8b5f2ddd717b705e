import type { LinkValue } from '../../fields'

interface Entry {
  readonly entryId?: string | undefined
  readonly label: string
  readonly link: LinkValue | null
}

/** Gives entries stored without ids one based on their position; the next save keeps them. */
export function withStoredIds<E extends Entry>(
  entries: readonly E[],
  prefix: string,
): (E & { readonly entryId: string })[] {
  return entries.map((entry, at) => ({ ...entry, entryId: entry.entryId || `${prefix}${at + 1}` }))
}

/**
 * Gives each entry an id. An entry sent without one keeps the id of the stored entry with the same label, or otherwise with the
 * same link; others get one from `make`. A duplicate id belongs to the first entry.
 */
export function withIds<E extends Entry>(
  entries: readonly E[],
  stored: readonly Entry[],
  make: () => string,
): (E & { readonly entryId: string })[] {
  const taken = new Set(entries.flatMap(({ entryId }) => entryId || []))
  const used = new Set<string>()
  return entries.map((entry) => {
    const known = entry.entryId && !used.has(entry.entryId) ? entry.entryId : null
    const entryId = known ?? idOfSame(entry, stored, new Set([...taken, ...used])) ?? make()
    used.add(entryId)
    return { ...entry, entryId }
  })
}

function idOfSame(
  { label, link }: Entry,
  stored: readonly Entry[],
  taken: ReadonlySet<string>,
): string | null {
  const free = stored.filter(({ entryId }) => entryId && !taken.has(entryId))
  const same =
    free.find((one) => one.label === label) ??
    free.find((one) => link !== null && JSON.stringify(one.link) === JSON.stringify(link))
  return same?.entryId ?? null
}
