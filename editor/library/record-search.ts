import { createContext, use } from 'react'
import type { Picture, PictureChanges, Sending } from './pictures'

/** A record as a picker shows it. */
export interface FoundRecord {
  /** What a field stores: the id as text, or the slug. */
  readonly key: string
  readonly title: string
  /** What tells it from others of the same title: a place, a date, an address. */
  readonly detail: string
  /** Where visitors read it inside its location's site; absent where that follows from its kind and key, or is nowhere. */
  readonly path?: string | null
  /** The address of a small picture. */
  readonly thumbnail: string | null
  /** Whose it is, where that is known: `null` is the whole network's. */
  readonly locationId?: number | null
}

/** A block that can be linked to. */
export interface LinkTarget {
  readonly id: string
  readonly label: string
}

/** What pickers ask of the server. Rejects when the server cannot be reached. */
export interface RecordSearch {
  /** Records whose names hold the text, best first; some to begin with when it is empty. */
  search(kind: string, text: string): Promise<readonly FoundRecord[]>
  /** The records of these keys that are there, in any order. */
  find(kind: string, keys: readonly string[]): Promise<readonly FoundRecord[]>
  /** The named blocks of a page, by the page's id. */
  blocksOn(pageId: number): Promise<readonly LinkTarget[]>
  /** Uploads and describes what the picture pickers choose among. */
  readonly pictures: Pictures
}

/** The network's pictures. A refusal rejects with a message for the user. */
export interface Pictures {
  upload(sending: Sending): Promise<FoundRecord>
  /** `null` when it does not exist (any more). */
  open(id: string): Promise<Picture | null>
  describe(id: string, changes: PictureChanges): Promise<void>
}

const Context = createContext<RecordSearch | null>(null)
/** Gives the panel its pickers' data. */
export const RecordSearchProvider = Context.Provider

export function useRecordSearch(): RecordSearch {
  const search = use(Context)
  if (!search) throw new Error('Pickers have no data here: RecordSearchProvider is missing')
  return search
}
