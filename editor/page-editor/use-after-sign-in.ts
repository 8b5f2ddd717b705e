import { useEffect } from 'react'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'

/** Saves pending changes as soon as the user has signed in again. */
export function useAfterSignIn(): void {
  const { signedOut } = useApp()
  const { saver } = useEditing()
  useEffect(
    () =>
      signedOut.subscribe((state, before) => {
        if (before.signedOut && !state.signedOut) void saver.saveNow()
      }),
    [signedOut, saver],
  )
}
