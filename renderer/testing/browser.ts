/**
 * Stands in for what jsdom lacks: observers that can be told what is in view, a reader's preferences, modal dialogs.
 * Gives a way to say that elements came into view or left it.
 */
export function withObservers() {
  const observers = new Set<FakeObserver>()

  class FakeObserver {
    readonly targets = new Set<Element>()
    constructor(readonly callback: (entries: unknown[], observer: unknown) => void) {
      observers.add(this)
    }
    observe(target: Element) {
      this.targets.add(target)
    }
    unobserve(target: Element) {
      this.targets.delete(target)
    }
    disconnect() {
      this.targets.clear()
    }
    takeRecords() {
      return []
    }
  }

  Object.assign(globalThis, {
    IntersectionObserver: FakeObserver,
    ResizeObserver: FakeObserver,
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: false, media: query }),
  })
  Object.assign(Element.prototype, { scrollBy() {}, scrollTo() {}, scrollIntoView() {} })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })

  function showAll(targets: readonly Element[], isIntersecting = true) {
    for (const observer of observers) {
      const watched = targets.filter((target) => observer.targets.has(target))
      if (watched.length > 0)
        observer.callback(
          watched.map((target) => ({ target, isIntersecting })),
          observer,
        )
    }
  }

  return {
    /** Tells everyone who watches the element whether it is in view. */
    show: (target: Element, isIntersecting = true) => showAll([target], isIntersecting),
    /** The same, of several elements at once. */
    showAll,
    /** The number of watched elements. */
    watched: () => [...observers].reduce((sum, { targets }) => sum + targets.size, 0),
  }
}
