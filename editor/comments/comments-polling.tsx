import { useEffect } from 'react'
import { useSession } from '../store/session'
import { useSettled } from '../ui/lazy/use-settled'
import { useComments } from './use-comments'

/**
 * Keeps the comments up to date while someone else is in the page, as often as presence is announced. Alone nobody adds any; what came
 * before is asked for once the page has settled, and when the comments are opened.
 */
export function CommentsPolling() {
  const { uiStore } = useSession()
  const comments = useComments()
  const isSettled = useSettled()
  useEffect(() => {
    if (!isSettled) return
    void comments.refresh()
    return uiStore.subscribe(({ others }, before) => {
      const isBeat = others !== before.others
      // Once more when the last one leaves: they may have written something on the way.
      if (isBeat && others.length + before.others.length > 0) void comments.refresh()
    })
  }, [isSettled, comments, uiStore])
  return null
}
