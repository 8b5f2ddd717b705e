/**
 * The manners of the navigation: a mouse opens a submenu by resting on it, Escape closes what is open and gives the
 * focus back, and leaving or clicking elsewhere closes all.
 */
export default function topNavigation(root: HTMLElement): () => void {
  const drawer = root.querySelector<HTMLDetailsElement>('.top-navigation-drawer')
  const groups = [...root.querySelectorAll<HTMLDetailsElement>('.top-navigation-group')]
  const search = root.querySelector<HTMLDetailsElement>('.header-search')
  const all = [...groups, drawer, search]
  const listening = new AbortController()
  const { signal } = listening

  for (const group of groups) {
    const entry = group.parentElement ?? group
    entry.addEventListener('pointerenter', (event) => rest(event, group), { signal })
    entry.addEventListener('pointerleave', (event) => leave(event, group), { signal })
    group.firstElementChild?.addEventListener('click', (event) => keepOpen(event, group), {
      signal,
    })
  }
  search?.addEventListener('toggle', beginSearch, { signal })
  document.addEventListener('keydown', closeOnEscape, { signal })
  root.addEventListener('focusout', ({ relatedTarget }) => goTo(relatedTarget), { signal })
  document.addEventListener('pointerdown', ({ target }) => goTo(target), { signal })
  return () => {
    listening.abort()
    closeAll()
  }

  /** On a phone the submenus fold out in the drawer, by a tap only. */
  function isDrawer(): boolean {
    return drawer !== null && getComputedStyle(drawer).display !== 'none'
  }

  function rest(event: PointerEvent, group: HTMLDetailsElement) {
    if (event.pointerType !== 'mouse' || isDrawer()) return
    for (const other of groups) other.open = other === group
  }

  function leave(event: PointerEvent, group: HTMLDetailsElement) {
    if (event.pointerType !== 'mouse' || isDrawer() || group.contains(document.activeElement))
      return
    group.open = false
  }

  /** Resting has opened it already: the click that follows may not close it. A click by keyboard has no detail. */
  function keepOpen(event: Event, group: HTMLDetailsElement) {
    if ((event as MouseEvent).detail > 0 && group.open && !isDrawer() && group.matches(':hover'))
      event.preventDefault()
  }

  function beginSearch() {
    if (search?.open) search.querySelector('input')?.focus()
  }

  function closeOnEscape(event: KeyboardEvent) {
    const open = all.find((details) => details?.open)
    if (event.key !== 'Escape' || !open) return
    // What a mouse rests on is closed where it is: the focus may be anywhere.
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
    open.open = false
  }

  /** The focus that goes nowhere has not left. */
  function goTo(target: EventTarget | null) {
    if (target instanceof Node && !root.contains(target)) closeAll()
  }

  function closeAll() {
    for (const details of all) details?.removeAttribute('open')
  }
}
