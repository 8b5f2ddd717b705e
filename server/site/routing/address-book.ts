import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { documentOf, REDIRECTS } from '../../database/cache-tags'
import type { AddressRow, AddressRows, PublishedAddress } from '../../records/reading/address-rows'

/** Which addresses lead to a page, in memory: one that leads nowhere is answered without asking the database. */
export interface Addresses {
  /** Whether a page of the location, or one lent by the default location, is published at this path. */
  hasPage(locationId: number, path: string): boolean
  /** The pages at this path: the location's own, then the one lent by the default location. */
  pagesAt(locationId: number, path: string): readonly PublishedAddress[]
  /** Whether a page of this number is public. */
  hasNumber(documentId: number): boolean
  /** Whether a page was at this path once, or someone has entered where it leads. */
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

type ReadAddresses = (ids: readonly number[] | null) => Promise<AddressRows>

/**
 * Keeps the addresses of all public pages: about 300 bytes each. A change of a page reads its own rows again; pages change
 * their address only together with the key `document:…`.
 */
export function createAddressBook(read: ReadAddresses): AddressBook {
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
        const id = documentOf(key)
        if (id !== null) outdated.add(id)
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
  readonly #published = new Places<PublishedAddress>()
  readonly #moved = new Places<AddressRow>()
  readonly #numbers = new Set<number>()

  hasPage(locationId: number, path: string): boolean {
    return this.pagesAt(locationId, path).length > 0
  }
  pagesAt(locationId: number, path: string): readonly PublishedAddress[] {
    return this.#published.at(locationId, path)
  }
  hasNumber(documentId: number): boolean {
    return this.#numbers.has(documentId)
  }
  hasMoved(locationId: number, path: string): boolean {
    return this.#moved.at(locationId, path).length > 0
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

/** Paths of sites, and which document is at each. */
class Places<Row extends AddressRow> {
  /** `10 /visit` → the row of document 7 */
  readonly #rows = new Map<string, Row>()
  readonly #places = new Map<number, string[]>()

  /** The location's own, then the default location's. */
  at(locationId: number, path: string): Row[] {
    const owners = new Set([locationId, DEFAULT_LOCATION_ID])
    return [...owners].flatMap((owner) => this.#rows.get(`${owner} ${path}`) ?? [])
  }

  add(row: Row): void {
    const { documentId, locationId, path } = row
    if (path === null) return
    const place = `${locationId} ${path}`
    this.#rows.set(place, row)
    const places = this.#places.get(documentId)
    if (places) places.push(place)
    else this.#places.set(documentId, [place])
  }

  remove(documentId: number): void {
    // Another document may have come to this place since.
    for (const place of this.#places.get(documentId) ?? [])
      if (this.#rows.get(place)?.documentId === documentId) this.#rows.delete(place)
    this.#places.delete(documentId)
  }
}
