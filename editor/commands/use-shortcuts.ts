import { useEffect, useEffectEvent } from 'react'
import { useEditing } from '../saving/editing'
import { pressedOf } from '../shortcuts/pressed-shortcut'
import { redo, undo } from '../store/history-commands'
import { selectAll } from '../store/selection'
import { type EditorSession, useSession } from '../store/session'
import { focusCanvas, focusNextRegion, pressButton } from './focus-next-region'
import { deferToNativeUndo } from './native-undo'

/** Registers the editor's global shortcuts; the canvas and the outline handle their own. */
export function useShortcuts(): void {
  const session = useSession()
  const { saver } = useEditing()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = pressedOf(NAMES, event)
    if (name === undefined || (event.defaultPrevented && name !== 'save')) return
    if (belongsTo(event.target, name)) return
    if (isTextField(event.target) && (name === 'undo' || name === 'redo')) {
      // A text field undoes its own typing first. Rich text has already done so and prevented the default.
      deferToNativeUndo(name, () => actions[name](session))
      return
    }
    event.preventDefault()
    if (name === 'save') void saver.saveNow()
    else actions[name](session)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const actions = {
  undo,
  redo,
  commands: ({ uiStore }) => uiStore.openOverlay('commands'),
  shortcuts: ({ uiStore }) => uiStore.openOverlay('shortcuts'),
  preview: () => pressButton('preview'),
  panels: ({ uiStore }) => uiStore.toggleSides(),
  outline: ({ uiStore }) => uiStore.openOutline(),
  regions: focusNextRegion,
  selectAll(session) {
    selectAll(session)
    focusCanvas()
  },
} as const satisfies Readonly<Record<string, (session: EditorSession) => void>>

const NAMES = [
  'save',
  'undo',
  'redo',
  'commands',
  'shortcuts',
  'preview',
  'panels',
  'outline',
  'regions',
  'selectAll',
] as const
const WHILE_WRITING: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'commands',
  'panels',
  'regions',
])

const TYPELESS = new Set([
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'button',
  'submit',
  'reset',
])

/**
 * Returns whether a key press is left to its target. Overlays handle their own keys, and few shortcuts apply in text fields.
 * Saving always applies, because the browser's own save dialog is useless here.
 */
function belongsTo(target: EventTarget | null, name: (typeof NAMES)[number]): boolean {
  if (name === 'save') return false
  // A focused list or text selects its own content.
  if (name === 'selectAll' && target !== document.body) return true
  return isInDialog(target) || (isTextField(target) && !WHILE_WRITING.has(name))
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !TYPELESS.has(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null
}
