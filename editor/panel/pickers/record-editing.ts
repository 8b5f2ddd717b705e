import { createContext, use } from 'react'

/** How records are created and changed from pickers and panels. The frame around them decides what is opened. */
export interface RecordEditing {
  /** Opens the dialog in which a record is changed; a page and a location, by their ids, open in a tab of their own. */
  open(kind: string, key: string): void
  /** Opens the dialog in which a new record is made, and hands on what a field keeps of it. */
  create(kind: string, take: (key: string) => void): void
  /** Whether the user may write records of a location; `null` is the whole network's. */
  mayWrite(locationId: number | null, kind: string): boolean
  /** The location new records belong to: that of the page. */
  readonly home: { readonly id: number; readonly name: string }
}

const Context = createContext<RecordEditing | null>(null)
export const RecordEditingProvider = Context.Provider

/** `null` where records can only be chosen. */
export function useRecordEditing(): RecordEditing | null {
  return use(Context)
}
