/** How writing ended: kept, kept as the focus went elsewhere, dropped, or on to another text. */
export type Leave = 'done' | 'left' | 'cancelled' | 'next' | 'previous'

export interface Writing {
  /** What the text is called in the panel. */
  readonly label: string
  /** Called for each change, and never in the middle of composing a letter. */
  readonly change: (text: string) => void
  readonly leave: (how: Leave) => void
}

/**
 * Makes the text of an element writable where it stands, and selects it. Returns a function that stops it, which leaves the element
 * as it was found: what was written is rendered by its view.
 */
export function writeString(element: HTMLElement, { label, change, leave }: Writing): () => void {
  const drawn = element.textContent
  const ended = new AbortController()
  const { signal } = ended
  const marks: Readonly<Record<string, string>> = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': label,
    spellcheck: 'true',
    'data-canvas-control': '',
    'data-writing': '',
  }
  const before = Object.keys(marks).map((name) => [name, element.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value)
  element.addEventListener('input', tell, { signal })
  element.addEventListener('compositionend', () => change(written()), { signal })
  element.addEventListener('keydown', press, { signal })
  element.addEventListener('paste', paste, { signal })
  element.addEventListener('blur', () => leave('left'), { signal })
  // The text may stand in a link or a button, which do nothing now.
  element.addEventListener('click', (event) => event.preventDefault(), { signal })
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), {
    signal,
  })
  element.focus()
  getSelection()?.selectAllChildren(element)
  return stop

  function tell(event: Event): void {
    if (!(event instanceof InputEvent && event.isComposing)) change(written())
  }

  function written(): string {
    return (element.textContent ?? '').replace(/\s*\n\s*/g, ' ')
  }

  function press(event: KeyboardEvent): void {
    // Keys of the canvas must not act on the block meanwhile; those with Ctrl or Cmd are the editor's or the browser's.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (event.isComposing) return
    const how = howToLeave(event)
    if (!how) return
    event.preventDefault()
    event.stopPropagation()
    leave(how)
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    insertText(text.replace(/\s+/g, ' ').trim())
    change(written())
  }

  function stop(): void {
    if (signal.aborted) return
    ended.abort()
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    if (element.textContent !== drawn || element.childNodes.length !== 1)
      element.textContent = drawn
  }
}

function howToLeave({ key, shiftKey }: KeyboardEvent): Leave | null {
  if (key === 'Enter') return 'done'
  if (key === 'Escape') return 'cancelled'
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  return null
}

function insertText(text: string): void {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!selection || !range) return
  range.deleteContents()
  range.insertNode(document.createTextNode(text))
  selection.collapseToEnd()
}
