import { createContext, use } from 'react'

/** Creation and editing of records from pickers and panels. The surrounding frame decides what is opened. */
export interface RecordEditing {
  /** Opens the dialog that edits a record; pages and locations, given by id, open in a new tab. */
  open(kind: string, key: string): void
  /** Opens the dialog that creates a record, and passes on the key that a field stores. */
  create(kind: string, take: (key: string) => void): void
  /** Returns whether the user may write records of a location; `null` for those of the whole network. */
  mayWrite(locationId: number | null, kind: string): boolean
  /** The page's location, to which new records belong. */
  readonly home: { readonly id: number; readonly name: string }
}

const Context = createContext<RecordEditing | null>(null)
export const RecordEditingProvider = Context.Provider

/** Returns `null` if records can only be chosen. */
export function useRecordEditing(): RecordEditing | null {
  return use(Context)
}
