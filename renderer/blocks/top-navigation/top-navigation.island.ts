/**
 * Behaviour of the navigation: hovering with a mouse opens a submenu, Escape closes it and restores the focus, and leaving or
 * clicking elsewhere closes all.
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

  /** Returns whether the drawer of a phone is used, where submenus open only by tap. */
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

  /** Hovering has already opened it: the click that follows must not close it. A click by keyboard has `detail` 0. */
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
    // A hovered submenu is closed without moving the focus, unless the focus is inside.
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
    open.open = false
  }

  /** Ignores focus that is lost without a new target: the navigation hasn't been left. */
  function goTo(target: EventTarget | null) {
    if (target instanceof Node && !root.contains(target)) closeAll()
  }

  function closeAll() {
    for (const details of all) details?.removeAttribute('open')
  }
}
