/** A smaller covered height is a browser bar, not a keyboard. In pixels. */
const MIN_KEYBOARD = 120
/** More is zoomed in by pinching. */
const MAX_SCALE = 1.01

/**
 * Keeps the editor inside the visible area, and the edited field in sight: an on-screen keyboard makes the window lower, or covers the
 * page without resizing it, and iPhones also scroll the page up. Sets the covered heights as `--ed-covered-top` and `--ed-covered-bottom` on the document, and `data-keyboard`
 * while there is a keyboard. Returns a function that stops it.
 */
export function followVisibleArea(root: HTMLElement = document.documentElement): () => void {
  const { visualViewport: view } = window
  if (!view) return () => undefined
  const ended = new AbortController()
  let covered = 0
  let height = view.height
  let tallest = height
  const follow = () => {
    const isLowered =
      view.scale <= MAX_SCALE && view.height < height && tallest - view.height >= MIN_KEYBOARD
    height = view.height
    tallest = Math.max(tallest, height)
    const before = covered
    covered = coveredBy(view, root)
    if (covered > 0 || before > 0) {
      const top = covered > 0 ? Math.round(view.offsetTop) : 0
      root.style.setProperty('--ed-covered-top', `${top}px`)
      root.style.setProperty('--ed-covered-bottom', `${Math.max(0, covered - top)}px`)
      root.toggleAttribute('data-keyboard', covered > 0)
    }
    if (isLowered) scrollToWriting()
  }
  view.addEventListener('resize', follow, { signal: ended.signal })
  view.addEventListener('scroll', follow, { signal: ended.signal })
  return () => ended.abort()
}

/** Returns the height of the page covered by the on-screen keyboard, in pixels; 0 while the page is zoomed in by pinching. */
function coveredBy({ height, scale }: VisualViewport, root: HTMLElement): number {
  const covered = scale > MAX_SCALE ? 0 : Math.round(root.clientHeight - height)
  return covered < MIN_KEYBOARD ? 0 : covered
}

/** Scrolls to the field that is being edited, in a long text to the line of the caret. */
function scrollToWriting(): void {
  const { activeElement: focused } = document
  if (!focused || focused === document.body) return
  const caret = getSelection()?.anchorNode
  const line = caret instanceof Element ? caret : caret?.parentElement
  const shown = line && focused.contains(line) ? line : focused
  shown.scrollIntoView({ block: 'nearest' })
}
