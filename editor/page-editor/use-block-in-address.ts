import { useEffect } from 'react'
import { useSession } from '../store/session'
import { afterPaint } from '../ui/after-paint'

/** Keeps the selected block in the address, so that a link opens it in the editor: `/editor/pages/7#b_7f3k2m`. */
export function useBlockInAddress(): void {
  const { uiStore, pageStore } = useSession()
  useEffect(() => {
    function selectFromAddress(): void {
      const id = blockInAddress()
      if (id !== null && pageStore.getState().page.tree.blocks.has(id)) uiStore.select(id)
    }
    selectFromAddress()
    window.addEventListener('hashchange', selectFromAddress)
    let cancel = () => {}
    const unsubscribe = uiStore.subscribe(({ selectedId }, before) => {
      if (selectedId === before.selectedId) return
      // Deferred until the selection is painted, because changing the address takes browsers milliseconds.
      cancel()
      cancel = afterPaint(() => writeAddress(selectedId))
    })
    return () => {
      window.removeEventListener('hashchange', selectFromAddress)
      cancel()
      unsubscribe()
    }
  }, [uiStore, pageStore])
}

function writeAddress(selectedId: string | null): void {
  const hash = selectedId === null ? '' : `#${encodeURIComponent(selectedId)}`
  const { history } = window
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}

function blockInAddress(): string | null {
  const text = location.hash.slice(1)
  if (text === '') return null
  try {
    return decodeURIComponent(text)
  } catch {
    // Not a block id: nothing is selected.
    return null
  }
}
