import { fetchPart } from './fetch-part.dom'

/**
 * Opens the list of locations below the header instead of following the link to its page. The list is fetched only then, so that
 * pages don't include it. Escape, leaving it and a click elsewhere close it. If fetching fails, the link is followed.
 */
export default function placeSwitch(root: HTMLElement): () => void {
  const link = root.querySelector<HTMLAnchorElement>('a')
  const panel = root.querySelector<HTMLElement>('.header-panel')
  if (!link || !panel) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  let stopList = () => {}
  link.setAttribute('aria-expanded', 'false')
  link.addEventListener('click', follow, { signal })
  root.addEventListener('keydown', closeOnEscape, { signal })
  root.addEventListener('focusout', closeWhenLeft, { signal })
  document.addEventListener('pointerdown', closeElsewhere, { signal })
  return () => {
    listening.abort()
    close()
    link.removeAttribute('aria-expanded')
  }

  function follow(event: MouseEvent) {
    // With a modifier key the link works as usual.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isOpen()) close()
    else void open()
  }

  async function open() {
    if (!link || !panel) return
    link.setAttribute('aria-expanded', 'true')
    panel.textContent = panel.dataset.loading ?? ''
    panel.hidden = false
    try {
      const [list, island] = await Promise.all([
        fetchPart({ address: link.dataset.list ?? '', selector: '.places-list' }),
        import('./places-list.island'),
      ])
      if (!isOpen()) return
      panel.replaceChildren(...list.childNodes)
      stopList = island.default(panel)
      panel.querySelector('input')?.focus()
    } catch {
      if (isOpen()) location.assign(link.href)
    }
  }

  function close() {
    stopList()
    stopList = () => {}
    link?.setAttribute('aria-expanded', 'false')
    panel?.replaceChildren()
    panel?.toggleAttribute('hidden', true)
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen()) return
    close()
    link?.focus()
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (isOpen() && relatedTarget instanceof Node && !root.contains(relatedTarget)) close()
  }

  function closeElsewhere({ target }: Event) {
    if (isOpen() && target instanceof Node && !root.contains(target)) close()
  }

  function isOpen() {
    return panel?.hidden === false
  }
}
