import { useEffect } from 'react'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { useSettled } from '../ui/lazy/when-inactive'
import { useEditing } from './editing'

/** Merges other people's saves and publications into the open page, once it has settled. */
export function useOthersSaves(): void {
  const { client } = useApp()
  const session = useSession()
  const editing = useEditing()
  const isSettled = useSettled()
  useEffect(() => {
    // Without EventSource the page stays as opened until the next save.
    if (!isSettled || !('EventSource' in window)) return
    let stop = (): void => undefined
    let isGone = false
    import('./follow-page').then(
      ({ followPage }) => {
        if (!isGone) stop = followPage({ client, session, editing })
      },
      // Without a connection there are no changes to follow either.
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [isSettled, client, session, editing])
}
