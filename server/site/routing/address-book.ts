import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { REDIRECTS } from '../../published/page-keys'
import type { AddressRow, AddressRows } from '../../read/address-rows'

/** Which addresses lead to a page, in memory: one that leads nowhere is answered without asking the database. */
export interface Addresses {
  /** Whether a page of the location, or one lent by the default location, is published at this path. */
  hasPage(locationId: number, path: string): boolean
  /** Whether a page of this number is public. */
  hasNumber(documentId: number): boolean
  /** Whether a page was at this path once, or somebody has entered where it leads. */
  hasMoved(locationId: number, path: string): boolean
}

export interface AddressBook {
  /** The current addresses; read on the first call, and again where they have changed. */
  current(): Promise<Addresses>
  /** The addresses in memory; `null` while some have to be read. */
  readonly cached: Addresses | null
  /** Something has changed: these records, or everything (`*`). */
  changed(keys: readonly string[]): void
}

type Read = (ids: readonly number[] | null) => Promise<AddressRows>

/**
 * Keeps the addresses of all public pages: about 200 bytes each. A change of a page reads its own rows again; pages change
 * their address only together with the key `document:…`.
 */
export function createAddressBook(read: Read): AddressBook {
  let index: Index | null = null
  let outdated = new Set<number>()
  let reading: Promise<Index> | null = null
  let round = 0
  return {
    get cached() {
      return isCurrent() ? index : null
    },
    current() {
      if (index && isCurrent()) return Promise.resolve(index)
      reading ??= refresh().finally(() => {
        reading = null
      })
      return reading
    },
    changed(keys) {
      if (keys.includes('*') || keys.includes(REDIRECTS)) {
        index = null
        round += 1
      }
      for (const key of keys) {
        const id = /^document:(\d+)$/.exec(key)?.[1]
        if (id) outdated.add(Number(id))
      }
    },
  }

  /** What is being read counts as changed until it has come. */
  function isCurrent(): boolean {
    return outdated.size === 0 && reading === null
  }

  /** Reads until nothing has changed in the meantime. */
  async function refresh(): Promise<Index> {
    let latest = await readOnce()
    while (index !== latest || outdated.size > 0) latest = await readOnce()
    return latest
  }

  async function readOnce(): Promise<Index> {
    const base = index
    const since = round
    const ids = [...outdated]
    outdated = new Set()
    try {
      const rows = await read(base ? ids : null)
      const next = base ?? new Index()
      next.replace(base ? ids : [], rows)
      // Everything has changed while this was read: it does not count.
      if (since === round) index = next
      return next
    } catch (error) {
      outdated = new Set([...outdated, ...ids])
      throw error
    }
  }
}

class Index implements Addresses {
  readonly #published = new Places()
  readonly #moved = new Places()
  readonly #numbers = new Set<number>()

  hasPage(locationId: number, path: string): boolean {
    return this.#published.has(locationId, path)
  }
  hasNumber(documentId: number): boolean {
    return this.#numbers.has(documentId)
  }
  hasMoved(locationId: number, path: string): boolean {
    return this.#moved.has(locationId, path)
  }

  replace(ids: readonly number[], { published, moved }: AddressRows): void {
    for (const id of ids) {
      this.#numbers.delete(id)
      this.#published.remove(id)
      this.#moved.remove(id)
    }
    for (const row of published) {
      this.#numbers.add(row.documentId)
      this.#published.add(row)
    }
    for (const row of moved) this.#moved.add(row)
  }
}

/** Paths of sites, and by which document each is there. */
class Places {
  /** `10 /visit` → 7 */
  readonly #documents = new Map<string, number>()
  readonly #places = new Map<number, string[]>()

  has(locationId: number, path: string): boolean {
    return (
      this.#documents.has(`${locationId} ${path}`) ||
      this.#documents.has(`${DEFAULT_LOCATION_ID} ${path}`)
    )
  }

  add({ documentId, locationId, path }: AddressRow): void {
    if (path === null) return
    const place = `${locationId} ${path}`
    this.#documents.set(place, documentId)
    const places = this.#places.get(documentId)
    if (places) places.push(place)
    else this.#places.set(documentId, [place])
  }

  remove(documentId: number): void {
    // Another document may have come to this place since.
    for (const place of this.#places.get(documentId) ?? [])
      if (this.#documents.get(place) === documentId) this.#documents.delete(place)
    this.#places.delete(documentId)
  }
}
