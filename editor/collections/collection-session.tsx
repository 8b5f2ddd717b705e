import { type ReactNode, useEffect } from 'react'
import type { Location } from '#schema/entities/location'
import { RecordDialogs } from '../records/record-dialogs'
import { ScreenMessages } from '../records/screen-messages'
import { useScreenSession } from '../records/screen-session'
import { SessionProvider } from '../store/session'

let waiting = ''

/** Shows a message on the next record screen: one shown now would disappear with the form of the new record. */
export function flashMessage(words: string): void {
  waiting = words
}

/** Session of a record's form, with the region for its messages. */
export function CollectionSession({ location, children }: CollectionSessionProps) {
  const session = useScreenSession(location)
  const { uiStore } = session
  useEffect(() => {
    if (waiting === '') return
    uiStore.toast(waiting)
    uiStore.announce(waiting)
    waiting = ''
  }, [uiStore])
  return (
    <SessionProvider value={session}>
      <RecordDialogs>{children}</RecordDialogs>
      <ScreenMessages />
    </SessionProvider>
  )
}

interface CollectionSessionProps {
  readonly location: Location
  readonly children: ReactNode
}
