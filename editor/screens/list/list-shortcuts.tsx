import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { listShortcuts, screenShortcuts } from '../../shortcuts/list-shortcuts'
import { areKeysPressed } from '../../shortcuts/pressed-shortcut'
import { ShortcutDialog, type ShortcutGroupMembers } from '../../shortcuts/shortcut-dialog'
import { OPEN_SHORTCUTS } from '../../shortcuts/shortcut-event'
import { StatusRegion } from '../../ui/status-region'
import { isWriting, pressInList } from './press-in-list'

const GROUPS: readonly ShortcutGroupMembers[] = [
  [t('Lists'), Object.values(listShortcuts)],
  [t('Everywhere'), Object.values(screenShortcuts)],
]

/** Keyboard shortcuts of a screen's list, and the dialog that explains them. */
export function ListShortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState({ text: '', count: 0 })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if (areKeysPressed(screenShortcuts.shortcuts.keys, event) && !isWriting(event.target)) {
      event.preventDefault()
      setIsOpen(true)
      return
    }
    const outcome = pressInList(event)
    if (outcome === null) return
    event.preventDefault()
    setSaid(({ count }) => ({ text: outcome, count: count + 1 }))
  })
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    window.addEventListener(OPEN_SHORTCUTS, () => setIsOpen(true), { signal })
    window.addEventListener('keydown', (event) => press(event), { signal })
    return () => ends.abort()
  }, [])

  return (
    <>
      <StatusRegion {...said} />
      {isOpen && <ShortcutDialog groups={GROUPS} onClose={() => setIsOpen(false)} />}
    </>
  )
}
