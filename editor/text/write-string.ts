import type { Caret } from '../store/ui-state'
import { isCaretAtEnd, placeCaret, selectExampleAtCaret } from './caret'

/** How writing ended: done, `left` as the focus went elsewhere, on to another text, or by Enter behind the last word. */
export type Leave = 'done' | 'left' | 'next' | 'previous' | 'enter'

export interface TextEditOptions {
  /** What the text is called in the panel. */
  readonly label: string
  readonly caret: Caret
  /** Called for each change, and never in the middle of composing a letter. */
  readonly change: (text: string) => void
  readonly leave: (how: Leave) => void
  /** Takes pictures that are pasted without words: they cannot stand in a line. */
  readonly pastePictures?: (files: readonly File[]) => void
}

/**
 * Makes the text of an element writable where it stands. Returns a function that stops it, which leaves the element
 * as it was found: what was written is rendered by its view.
 */
export function writeString(
  element: HTMLElement,
  { label, caret, change, leave, pastePictures }: TextEditOptions,
): () => void {
  const drawn = element.textContent
  const ended = new AbortController()
  const { signal } = ended
  const restore = mark(element, label)
  element.addEventListener('input', emitInput, { signal })
  element.addEventListener('compositionend', () => change(written()), { signal })
  element.addEventListener('keydown', press, { signal })
  element.addEventListener('beforeinput', refuseLines, { signal })
  element.addEventListener('paste', paste, { signal })
  element.addEventListener('blur', () => leave('left'), { signal })
  // The text may stand in a link or a button, which do nothing now.
  element.addEventListener('click', (event) => event.preventDefault(), { signal })
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), {
    signal,
  })
  // A second click, as everyone from Word does, leaves an example selected.
  element.addEventListener('mouseup', () => selectExampleAtCaret(element), { signal })
  // Before the journal is written for the last time: also letters that are still being composed.
  window.addEventListener('pagehide', () => change(written()), { signal, capture: true })
  element.focus({ preventScroll: true })
  placeCaret(element, caret)
  return stop

  function emitInput(event: Event): void {
    if (!(event instanceof InputEvent && event.isComposing)) change(written())
  }

  function written(): string {
    return (element.textContent ?? '').replace(/\s*\n\s*/g, ' ')
  }

  function press(event: KeyboardEvent): void {
    // Keys of the canvas must not act on the block meanwhile; those with Ctrl or Cmd are the editor's or the browser's.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (isOfComposing(event)) return
    const how = howToLeave(event)
    if (how) end(event, how)
  }

  /** The Enter key of on-screen keyboards, which many of them do not name. */
  function refuseLines(event: InputEvent): void {
    if (!/^insert(?:Paragraph|LineBreak)$/.test(event.inputType)) return
    end(event, 'enter')
  }

  function end(event: Event, how: Leave): void {
    event.preventDefault()
    event.stopPropagation()
    leave(how === 'enter' && !isCaretAtEnd(element) ? 'done' : how)
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const files = [...(event.clipboardData?.files ?? [])]
    if (text === '' && files.length > 0) {
      pastePictures?.(files)
      return
    }
    insertText(text.replace(/\s+/g, ' ').trim())
    change(written())
  }

  function stop(): void {
    if (signal.aborted) return
    ended.abort()
    restore()
    if (element.textContent !== drawn || element.childNodes.length !== 1)
      element.textContent = drawn
  }
}

/** Makes an element a text box; the answer makes it again what it was. */
function mark(element: HTMLElement, label: string): () => void {
  const marks: Readonly<Record<string, string>> = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': label,
    spellcheck: 'true',
    enterkeyhint: 'done',
    'data-canvas-control': '',
    'data-writing': '',
  }
  const before = Object.keys(marks).map((name) => [name, element.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value)
  return () => {
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
  }
}

/** Keys that belong to an input method: Safari sends the last one when composing has ended already, as number 229. */
function isOfComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

function howToLeave({ key, shiftKey }: KeyboardEvent): Leave | null {
  if (key === 'Enter') return 'enter'
  if (key === 'Escape') return 'done'
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  return null
}

function insertText(text: string): void {
  // The browser's own way, where there is one: its undo then knows of it.
  if (document.execCommand?.('insertText', false, text)) return
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!selection || !range) return
  range.deleteContents()
  range.insertNode(document.createTextNode(text))
  selection.collapseToEnd()
}
