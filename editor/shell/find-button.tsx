import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { shortcutLabel } from '../ui/shortcut-label'
import type { NavigationEntry } from './navigation-entries'

const FindDialog = lazyDialog(
  lazyPart(() => import('./find-dialog').then((part) => part.FindDialog)),
)
const OPEN = 'toran-find'

/** Button that opens the search of screens, pages and locations. */
export function FindButton() {
  return (
    <Button
      look="quiet"
      className="ed-find-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tooltip={t('Go to…')}
      data-tooltip-keys={shortcutLabel('Mod+K')}
      aria-label={t('Go to…')}
      onClick={() => window.dispatchEvent(new Event(OPEN))}
    >
      <Search size={16} aria-hidden />
      <span className="ed-navigation-word">{t('Go to…')}</span>
      <kbd className="ed-navigation-word" aria-hidden>
        {shortcutLabel('Mod+K')}
      </kbd>
    </Button>
  )
}

/** The single search dialog for all buttons and its shortcut. */
export function FindWithKeys({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    window.addEventListener(OPEN, () => setIsOpen(true), { signal })
    window.addEventListener(
      'keydown',
      (event) => {
        const { key, defaultPrevented, shiftKey, altKey } = event
        if (defaultPrevented || key.toLowerCase() !== 'k' || shiftKey || altKey) return
        if (!event.ctrlKey && !event.metaKey) return
        // Formatted text and dialogs handle these keys themselves.
        if (isTaken(event.target)) return
        event.preventDefault()
        setIsOpen(true)
      },
      { signal },
    )
    return () => ends.abort()
  }, [])
  return isOpen ? <FindDialog entries={entries} onClose={() => setIsOpen(false)} /> : null
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('[role="dialog"]') !== null
}
