import type { ReactNode } from 'react'
import { StatusChip } from '../publishing/status-chip'

/** The page's status and then its location: the chip is as wide in every status, and the location gives way where room is short. */
export function StatusAndPlace({ place }: { readonly place: ReactNode }) {
  return (
    <>
      <StatusChip />
      {place}
    </>
  )
}
