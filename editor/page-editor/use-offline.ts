import { useEffect } from 'react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import { useApp } from '../app/app-context'
import { endKeptPage, isKeptPage } from '../offline/kept-page'
import { type Notice, useEditing } from '../saving/editing'
import { useSettled } from '../ui/lazy/when-inactive'

/** The notice on a page that was reloaded without a connection. */
export const OFFLINE: Notice = {
  tone: 'plain',
  isStanding: true,
  text: t(
    'You are offline. You see the page as it was last opened here, with your unsaved changes.',
  ),
}

/** Keeps the page for a reload without a connection, and removes the notice of such a reload once there is one. */
export function useOffline(): void {
  const { signedOut } = useApp()
  const { saver, notices } = useEditing()
  const isSettled = useSettled()
  const isSignedOut = useStore(signedOut, (state) => state.signedOut)
  useEffect(() => {
    if (!import.meta.env.PROD || !isSettled || isSignedOut) return
    let stop = (): void => undefined
    let isGone = false
    import('../offline/keep-page').then(
      ({ keepPage }) => {
        if (!isGone) stop = keepPage()
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [isSettled, isSignedOut])
  useEffect(() => {
    if (!isKeptPage()) return
    const unsubscribe = saver.store.subscribe(({ saved }, before) => {
      if (saved !== before.saved) end()
    })
    window.addEventListener('online', end)
    return () => {
      unsubscribe()
      window.removeEventListener('online', end)
    }

    function end(): void {
      endKeptPage()
      if (notices.getState().notice === OFFLINE) notices.setState({ notice: null })
    }
  }, [saver, notices])
}
