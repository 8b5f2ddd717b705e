import { useState } from 'react'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { useSession } from '../store/session'
import { useComments } from './comments'

/** Does something with a comment, one at a time, and reports the result. */
export function useStep() {
  const { uiStore } = useSession()
  const comments = useComments()
  const [isBusy, setIsBusy] = useState(false)
  return {
    isBusy,
    async run(done: string, act: (client: ApiClient) => Promise<void>): Promise<void> {
      if (isBusy) return
      setIsBusy(true)
      try {
        await act(comments.client)
        uiStore.announce(done)
      } catch (error) {
        uiStore.toast(failureOf(error).message)
      }
      await comments.refresh()
      setIsBusy(false)
    },
  }
}
