import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { documentOf, REDIRECTS } from '../../database/cache-tags'
import type { AddressRow, AddressRows, PublishedAddress } from '../../records/reading/address-rows'

/** In-memory index of the addresses that lead to a page, so that other addresses need no database query. */
export interface Addresses {
  /** Returns whether a page is published at this path, the location’s own or an inherited one. */
  hasPage(locationId: number, path: string): boolean
  /** Returns the pages at this path: the location’s own, then the inherited one. */
  pagesAt(locationId: number, path: string): readonly PublishedAddress[]
  /** Returns whether a page with this id is public. */
  hasNumber(documentId: number): boolean
  /** Returns whether there is a redirect at this path, from a former page or entered manually. */
  hasMoved(locationId: number, path: string): boolean
}

export interface AddressBook {
  /** Returns the current addresses, reading them on the first call and after changes. */
  current(): Promise<Addresses>
  /** The addresses in memory; `null` while some must be read. */
  readonly cached: Addresses | null
  /** Invalidates addresses after changes of these records; `*` means all. */
  changed(keys: readonly string[]): void
}

type ReadAddresses = (ids: readonly number[] | null) => Promise<AddressRows>

/**
 * Creates an index of the addresses of all public pages, about 300 bytes each. After a change of a page its rows are read again;
 * a page’s address changes only with the tag `document:…`.
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

  /** Returns whether the index is current; it isn’t while rows are being read. */
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
      // Discards the result if everything was invalidated while it was read.
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

/** Index of documents by path and site. */
class Places<Row extends AddressRow> {
  /** `10 /visit` → the row of document 7 */
  readonly #rows = new Map<string, Row>()
  readonly #places = new Map<number, string[]>()

  /** Returns the rows at a path: the location’s own, then the default location’s. */
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
    // Another document may have taken this place since.
    for (const place of this.#places.get(documentId) ?? [])
      if (this.#rows.get(place)?.documentId === documentId) this.#rows.delete(place)
    this.#places.delete(documentId)
  }
}
