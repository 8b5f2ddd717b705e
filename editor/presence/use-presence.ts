import { useEffect } from 'react'
import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { newKey } from '../api/new-key'
import { announcePresence } from '../api/presence'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { useSettled } from '../ui/lazy/when-inactive'
import { keepPresent } from './keep-present'

/** Time after the last key during which a user counts as typing, in ms. */
const TYPING = 4000

/** Announces the user's presence and position in the page once it has settled; the other people are in the editor's UI store. */
export function usePresence(): void {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const isSettled = useSettled()
  useEffect(() => {
    if (!isSettled) return
    const tab = newKey()
    let typedAt = Number.NEGATIVE_INFINITY
    const isTyping = () => performance.now() - typedAt < TYPING
    const kept = keepPresent({
      announce: (isLeaving) =>
        announcePresence(client, {
          ...{ id: String(documentId), tab, isLeaving, isTyping: isTyping() },
          block: uiStore.getState().selectedId,
        }),
      show(others) {
        const known = new Set(uiStore.getState().others.map((other) => other.tab))
        const come = others.filter((other) => !known.has(other.tab) && !other.isMe)
        if (come.length > 0)
          uiStore.announce(
            t('Also on this page: {come}', { come: formatList(come.map(({ name }) => name)) }),
          )
        uiStore.setState({ others })
      },
    })
    const unsubscribe = uiStore.subscribe(({ selectedId }, before) => {
      if (selectedId !== before.selectedId) kept.moved()
    })
    function noteTyping(): void {
      const wasTyping = isTyping()
      typedAt = performance.now()
      if (!wasTyping) kept.moved()
    }
    document.addEventListener('input', noteTyping, true)
    window.addEventListener('pagehide', kept.leave)
    return () => {
      document.removeEventListener('input', noteTyping, true)
      window.removeEventListener('pagehide', kept.leave)
      unsubscribe()
      kept.stop()
      uiStore.setState({ others: [] })
    }
  }, [isSettled, client, documentId, uiStore])
}
