import { useEffect } from 'react'
import { useSession } from '../store/session'
import { useComments } from './use-comments'

/**
 * Keeps the comments up to date while somebody else is in the page, as often as presence is announced. Alone nobody adds any; what came
 * before is asked for when the page is opened, and when the comments are.
 */
export function CommentsPolling() {
  const { uiStore } = useSession()
  const comments = useComments()
  useEffect(() => {
    void comments.refresh()
    return uiStore.subscribe(({ others }, before) => {
      const isBeat = others !== before.others
      // Once more when the last one leaves: they may have written something on the way.
      if (isBeat && others.length + before.others.length > 0) void comments.refresh()
    })
  }, [comments, uiStore])
  return null
}
