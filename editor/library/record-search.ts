import { createContext, use } from 'react'
import type { Location } from '#schema/entities/location'
import type { FoundRecord } from './found-record'
import type { Pictures } from './pictures'

export type { FoundRecord } from './found-record'

/** The location whose records pickers list first. */
export type Home = Pick<Location, 'id' | 'slug'>

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
  /** What records of a kind say in a field, the most used first. */
  usedValues(kind: string, field: string): Promise<readonly string[]>
  /** The named blocks of a page, by the page's id. */
  blocksOn(pageId: number): Promise<readonly LinkTarget[]>
  /** Uploads and describes what the picture pickers choose among. */
  readonly pictures: Pictures
}

const Context = createContext<RecordSearch | null>(null)
/** Gives the panel its pickers' data. */
export const RecordSearchProvider = Context.Provider

export function useRecordSearch(): RecordSearch {
  const search = use(Context)
  if (!search) throw new Error('Pickers have no data here: RecordSearchProvider is missing')
  return search
}
