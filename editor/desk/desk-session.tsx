import { type ReactNode, useMemo } from 'react'
import type { Location } from '#schema/entities/location'
import { useApp } from '../app/app-context'
import { RecordDialogs } from '../records/record-dialogs'
import { ScreenMessages } from '../records/screen-messages'
import { screenSession } from '../records/screen-session'
import { SessionProvider } from '../store/session'

/** The session of a record's form, and the region for its messages. */
export function DeskSession({ location, children }: DeskSessionProps) {
  const { client } = useApp()
  const session = useMemo(() => screenSession(client, location), [client, location])
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
