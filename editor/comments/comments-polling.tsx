import { useEffect } from 'react'
import { useSession } from '../store/session'
import { useSettled } from '../ui/lazy/when-inactive'
import { useComments } from './comments'

/**
 * Refreshes the comments while other people are in the page, with each presence update. Otherwise nobody adds any; existing ones
 * are fetched after the page has settled, and when the comments are opened.
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
      // Refreshes once more when the last person leaves, because they may have just written something.
      if (isBeat && others.length + before.others.length > 0) void comments.refresh()
    })
  }, [isSettled, comments, uiStore])
  return null
}
