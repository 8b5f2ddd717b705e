import { createContext, use } from 'react'

/** Where records are written. What each of them opens is the shell's matter. */
export interface RecordDoor {
  /** Opens the dialog in which a record is changed; a page and a location, by their ids, open in a tab of their own. */
  open(kind: string, key: string): void
  /** Opens the dialog in which a new record is made, and hands on what a field keeps of it. */
  create(kind: string, take: (key: string) => void): void
  /** Whether the user may write records of a location; `null` is the whole network's. */
  mayWrite(locationId: number | null): boolean
  /** The location new records belong to: that of the page. */
  readonly home: { readonly id: number; readonly name: string }
}

const Context = createContext<RecordDoor | null>(null)
export const RecordDoorProvider = Context.Provider

/** The door; `null` where records are only chosen. */
export function useRecordDoor(): RecordDoor | null {
  return use(Context)
}
