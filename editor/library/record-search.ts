import { createContext, use } from 'react'
import type { Location } from '#schema/entities/location'
import type { FoundRecord } from './found-record'
import type { Pictures } from './pictures'

export type { FoundRecord } from './found-record'

/** The location whose records come first in pickers. */
export type Home = Pick<Location, 'id' | 'slug'>

/** A block that can be a link target. */
export interface LinkTarget {
  readonly id: string
  readonly label: string
}

/** Server requests of the pickers. Rejects if the server is unreachable. */
export interface RecordSearch {
  /** Returns records whose names contain the text, best match first; suggestions if it is empty. */
  search(kind: string, text: string): Promise<readonly FoundRecord[]>
  /** Returns the existing records with these keys, in any order. */
  find(kind: string, keys: readonly string[]): Promise<readonly FoundRecord[]>
  /** Returns the values of a field among records of a kind, most used first. */
  usedValues(kind: string, field: string): Promise<readonly string[]>
  /** Returns the named blocks of a page, by page id. */
  blocksOn(pageId: number): Promise<readonly LinkTarget[]>
  /** Uploads and edits the pictures offered in pickers. */
  readonly pictures: Pictures
}

const Context = createContext<RecordSearch | null>(null)
/** Provides the pickers' data to the panel. */
export const RecordSearchProvider = Context.Provider

export function useRecordSearch(): RecordSearch {
  const search = use(Context)
  if (!search) throw new Error('Pickers have no data here: RecordSearchProvider is missing')
  return search
}
