/**
 * Makes the links of `Tabs` tabs: arrows, Home and End move between them, one is in the tab order. A panel
 * that an address leads to is opened, also by a search in the page.
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
  open(Math.max(addressed(), 0))
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
    list?.setAttribute('role', 'tablist')
    list?.setAttribute('aria-orientation', tabs.dataset.orientation ?? 'horizontal')
    for (const [index, link] of links().entries()) {
      link.setAttribute('role', 'tab')
      link.setAttribute('aria-controls', panels()[index]?.id ?? '')
    }
    for (const [index, panel] of panels().entries()) {
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-labelledby', links()[index]?.id ?? '')
      panel.tabIndex = 0
    }
  }

  function unmark() {
    delete tabs.dataset.active
    for (const name of ['role', 'aria-orientation']) list?.removeAttribute(name)
    const ofTab = ['role', 'aria-controls', 'aria-selected', 'tabindex']
    for (const link of links()) for (const name of ofTab) link.removeAttribute(name)
    const ofPanel = ['role', 'aria-labelledby', 'tabindex', 'hidden']
    for (const panel of panels()) for (const name of ofPanel) panel.removeAttribute(name)
  }

  function open(index: number) {
    for (const [at, link] of links().entries()) {
      link.setAttribute('aria-selected', String(at === index))
      link.tabIndex = at === index ? 0 : -1
    }
    for (const [at, panel] of panels().entries()) {
      // A search in the page finds what is hidden this way.
      if (at === index) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
    }
  }

  function openClicked(event: MouseEvent) {
    const tab = (event.target as Element).closest<HTMLElement>('.tabs-tab')
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(links().indexOf(tab))
  }

  function openFound({ target }: Event) {
    const index = panels().findIndex((panel) => panel.contains(target as Node))
    if (index >= 0) open(index)
  }

  function openAddressed() {
    if (addressed() >= 0) open(addressed())
  }

  function addressed(): number {
    return panels().findIndex(({ id }) => `#${id}` === location.hash)
  }

  function press(event: KeyboardEvent) {
    const all = links()
    const from = all.indexOf(event.target as HTMLElement)
    const to = target(event.key, from, all.length)
    if (from < 0 || to === null) return
    event.preventDefault()
    const next = (to + all.length) % all.length
    open(next)
    all[next]?.focus()
  }

  function target(key: string, from: number, count: number): number | null {
    const forward = getComputedStyle(tabs).direction === 'rtl' ? -1 : 1
    const targets = new Map([
      ['ArrowRight', from + forward],
      ['ArrowLeft', from - forward],
      ['Home', 0],
      ['End', count - 1],
    ])
    if (tabs.dataset.orientation === 'vertical') {
      targets.set('ArrowDown', from + 1)
      targets.set('ArrowUp', from - 1)
    }
    return targets.get(key) ?? null
  }
}
