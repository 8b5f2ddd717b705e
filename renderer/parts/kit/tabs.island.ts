/** The attributes that make tabs; the markup has none of them. */
const MARKS = [
  ...['role', 'tabindex', 'hidden'],
  ...['aria-orientation', 'aria-controls', 'aria-selected', 'aria-labelledby'],
]

/**
 * Turns the links of `Tabs` into tabs: arrows, Home and End move between them, only one is in the tab order, and only the open
 * panel is shown. A panel that an address points to is opened, also by find-in-page.
 */
export default function startTabs(tabs: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const list = tabs.querySelector<HTMLElement>('.tabs-list')
  list?.addEventListener('click', openClicked, { signal })
  list?.addEventListener('keydown', press, { signal })
  tabs.addEventListener('beforematch', openFound, { signal })
  window.addEventListener('hashchange', openAddressed, { signal })
  mark()
  open(0)
  openAddressed()
  return () => {
    controller.abort()
    unmark()
  }

  function links(): HTMLElement[] {
    return [...tabs.querySelectorAll<HTMLElement>(':scope > .tabs-list > .tabs-tab')]
  }

  function panels(): HTMLElement[] {
    return [...tabs.querySelectorAll<HTMLElement>(':scope > .tabs-panels > .tabs-panel')]
  }

  function mark() {
    tabs.dataset.active = ''
    if (list) {
      list.role = 'tablist'
      list.ariaOrientation = tabs.dataset.orientation ?? 'horizontal'
    }
    for (const [index, link] of links().entries()) {
      link.role = 'tab'
      link.setAttribute('aria-controls', panels()[index]?.id ?? '')
    }
    for (const [index, panel] of panels().entries()) {
      panel.role = 'tabpanel'
      panel.setAttribute('aria-labelledby', links()[index]?.id ?? '')
    }
  }

  function unmark() {
    delete tabs.dataset.active
    for (const part of [list, ...links(), ...panels()])
      for (const name of MARKS) part?.removeAttribute(name)
  }

  /** Ignores an index below 0: the target is not in these tabs. */
  function open(index: number) {
    if (index < 0) return
    for (const [at, link] of links().entries()) {
      link.ariaSelected = String(at === index)
      link.tabIndex = at === index ? 0 : -1
    }
    for (const [at, panel] of panels().entries()) (at === index ? show : hide)(panel)
  }

  function show(panel: HTMLElement) {
    panel.removeAttribute('hidden')
    panel.tabIndex = 0
  }

  /** `until-found` lets find-in-page reveal the panel. The panel still has a box, which would take the focus. */
  function hide(panel: HTMLElement) {
    panel.setAttribute('hidden', 'until-found')
    panel.removeAttribute('tabindex')
  }

  function openClicked(event: MouseEvent) {
    const tab = (event.target as Element).closest<HTMLElement>('.tabs-tab')
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(links().indexOf(tab))
  }

  function openFound({ target }: Event) {
    open(panels().findIndex((panel) => panel.contains(target as Node)))
  }

  function openAddressed() {
    open(panels().findIndex(({ id }) => `#${id}` === location.hash))
  }

  function press(event: KeyboardEvent) {
    const all = links()
    const from = all.indexOf(event.target as HTMLElement)
    const place = placesFrom(from)[event.key]
    if (from < 0 || place === undefined) return
    event.preventDefault()
    // Wraps around at both ends: -1 is the last tab.
    const next = all.at(place % all.length)
    next?.focus()
    next?.click()
  }

  /** Returns the index each key moves to. */
  function placesFrom(from: number): Readonly<Record<string, number>> {
    const forward = getComputedStyle(tabs).direction === 'rtl' ? -1 : 1
    const isVertical = tabs.dataset.orientation === 'vertical'
    return {
      ...{ ArrowRight: from + forward, ArrowLeft: from - forward, Home: 0, End: -1 },
      ...(isVertical && { ArrowDown: from + 1, ArrowUp: from - 1 }),
    }
  }
}
