import type { Caret } from '../store/ui-state'
import { isCaretAtEnd, placeCaret, selectExampleAtCaret } from './caret'

/** The end of editing: done, `left` when the focus went elsewhere, moved on to another text, or Enter at the end of the text. */
export type Leave = 'done' | 'left' | 'next' | 'previous' | 'enter'

interface TextEditOptions {
  /** The label of the text in the panel. */
  readonly label: string
  readonly caret: Caret
  /** Called for each change, except during composition. */
  readonly change: (text: string) => void
  readonly leave: (how: Leave) => void
  /** Receives pictures pasted without text: a single-line text can't contain them. */
  readonly pastePictures?: (files: readonly File[]) => void
}

/**
 * Makes the text of an element editable in place. Returns a function that ends it and restores the element, because the view
 * renders the new text.
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
  element.addEventListener('compositionend', () => change(readLine()), { signal })
  element.addEventListener('keydown', press, { signal })
  element.addEventListener('beforeinput', refuseLines, { signal })
  element.addEventListener('paste', paste, { signal })
  element.addEventListener('blur', () => leave('left'), { signal })
  // The text may be inside a link or a button, which must not react while its text is edited.
  element.addEventListener('click', (event) => event.preventDefault(), { signal })
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), {
    signal,
  })
  // A second click, a habit from Word, keeps an example text selected.
  element.addEventListener('mouseup', () => selectExampleAtCaret(element), { signal })
  // Before the journal is written for the last time, including characters still being composed.
  window.addEventListener('pagehide', () => change(readLine()), { signal, capture: true })
  element.focus({ preventScroll: true })
  placeCaret(element, caret)
  return stop

  function emitInput(event: Event): void {
    if (!(event instanceof InputEvent && event.isComposing)) change(readLine())
  }

  function readLine(): string {
    return (element.textContent ?? '').replace(/\s*\n\s*/g, ' ')
  }

  function press(event: KeyboardEvent): void {
    // Keys must not act on the block on the canvas meanwhile; shortcuts with Ctrl or Cmd belong to the editor or the browser.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (isOfComposing(event)) return
    const how = howToLeave(event)
    if (how) end(event, how)
  }

  /** Prevents line breaks from on-screen keyboards, many of which send no key name for Enter. */
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
    change(readLine())
  }

  function stop(): void {
    if (signal.aborted) return
    ended.abort()
    restore()
    if (element.textContent !== drawn || element.childNodes.length !== 1)
      element.textContent = drawn
  }
}

/** Turns an element into a text box. Returns a function that restores it. */
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

/**
 * Returns whether a key belongs to an input method. Safari sends the last one, with key code 229, after composition has ended.
 */
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
  // Uses the browser's own command if available, so that its undo includes the change.
  if (document.execCommand?.('insertText', false, text)) return
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!selection || !range) return
  range.deleteContents()
  range.insertNode(document.createTextNode(text))
  selection.collapseToEnd()
}
