import { useEffect } from 'react'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { useSettled } from '../ui/lazy/use-settled'
import { useEditing } from './editing'

/** Brings what others save and publish into the open page, once it is shown and nobody is at work on it. */
export function useOthersSaves(): void {
  const { client } = useApp()
  const session = useSession()
  const editing = useEditing()
  const isSettled = useSettled()
  useEffect(() => {
    // Without it the page is as it was opened until the next save.
    if (!isSettled || !('EventSource' in window)) return
    let stop = (): void => undefined
    let isGone = false
    import('./follow-page').then(
      ({ followPage }) => {
        if (!isGone) stop = followPage({ client, session, editing })
      },
      // No connection: nothing could be followed either.
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [isSettled, client, session, editing])
}
