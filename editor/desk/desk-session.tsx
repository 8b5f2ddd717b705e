import type { ReactNode } from 'react'
import type { Location } from '#schema/entities/location'
import { RecordDialogs } from '../records/record-dialogs'
import { ScreenMessages } from '../records/screen-messages'
import { useScreenSession } from '../records/screen-session'
import { SessionProvider } from '../store/session'

/** The session of a record's form, and the region for its messages. */
export function DeskSession({ location, children }: DeskSessionProps) {
  const session = useScreenSession(location)
  return (
    <SessionProvider value={session}>
      <RecordDialogs>{children}</RecordDialogs>
      <ScreenMessages />
    </SessionProvider>
  )
}

interface DeskSessionProps {
  readonly location: Location
  readonly children: ReactNode
}
