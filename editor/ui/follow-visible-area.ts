/** What is hidden of the page by less than this is no keyboard, but a bar of the browser. In pixels. */
const MIN_KEYBOARD = 120

/**
 * Keeps the editor inside what is seen: an on-screen keyboard lies over the page without making it smaller, and iPhones push
 * the page up besides. How much is covered goes into `--ed-covered-top` and `--ed-covered-bottom` of the document, and
 * `data-keyboard` says that there is a keyboard. Returns a function that stops it.
 */
export function followVisibleArea(root: HTMLElement = document.documentElement): () => void {
  const { visualViewport: view } = window
  if (!view) return () => undefined
  const ended = new AbortController()
  let before = 0
  const follow = () => {
    const covered = coveredBy(view, root)
    if (covered === 0 && before === 0) return
    const top = covered > 0 ? Math.round(view.offsetTop) : 0
    root.style.setProperty('--ed-covered-top', `${top}px`)
    root.style.setProperty('--ed-covered-bottom', `${Math.max(0, covered - top)}px`)
    root.toggleAttribute('data-keyboard', covered > 0)
    if (covered > before) scrollToWriting()
    before = covered
  }
  view.addEventListener('resize', follow, { signal: ended.signal })
  view.addEventListener('scroll', follow, { signal: ended.signal })
  return () => ended.abort()
}

/** How much of the page a keyboard covers, in pixels; a page that is magnified with two fingers is covered by none. */
function coveredBy({ height, scale }: VisualViewport, root: HTMLElement): number {
  const covered = scale > 1.01 ? 0 : Math.round(root.clientHeight - height)
  return covered < MIN_KEYBOARD ? 0 : covered
}

/** Shows the field that is written in, of a long text the line of the caret. */
function scrollToWriting(): void {
  const { activeElement: focused } = document
  if (!focused || focused === document.body) return
  const caret = getSelection()?.anchorNode
  const line = caret instanceof Element ? caret : caret?.parentElement
  const shown = line && focused.contains(line) ? line : focused
  shown.scrollIntoView({ block: 'nearest' })
}
