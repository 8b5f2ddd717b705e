import { useEffect } from 'react'
import { redo, undo } from '../store/commands'
import { useSession } from '../store/session'
import { useEditing } from './editing'

/** The shortcuts of the whole editor; those of canvas and outline are theirs. */
export function useShortcuts(): void {
  const session = useSession()
  const { saver } = useEditing()
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const action = shortcutOf(event)
      if (action === null) return
      if (action === 'save') {
        // Always: the browser's own dialog would save a web page, and nobody wants that here.
        event.preventDefault()
        void saver.saveNow()
        return
      }
      // A text field undoes its own typing.
      if (isTextField(event.target)) return
      event.preventDefault()
      if (action === 'undo') undo(session)
      else redo(session)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [session, saver])
}

/** What a key press asks for; `null` when it is none of these. */
export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  platform: string = navigator.platform,
): 'undo' | 'redo' | 'save' | null {
  const isApple = /mac|iphone|ipad/i.test(platform)
  const hasMod = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  // With Alt, and so with AltGr, people type letters.
  if (!hasMod || event.altKey) return null
  const letter = letterOf(event)
  if (letter === 's' && !event.shiftKey) return 'save'
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (letter === 'y' && !isApple && !event.shiftKey) return 'redo'
  return null
}

/** The Latin letter of a key: by its place where the keyboard writes another script. */
function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = key.toLowerCase()
  if (/^[a-z]$/.test(letter)) return letter
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? ''
}

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

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !TYPELESS.has(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable
}
