import type { ReactNode } from 'react'
import { StatusChip } from '../publishing/status-chip'

/** The page's status, as wide in every status, and then its location, which gives way where room is short. */
export function StatusAndPlace({ place }: { readonly place: ReactNode }) {
  return (
    <>
      <StatusChip />
      {place}
    </>
  )
}
