/**
 * Lets what stands in an `entrance` come in when it is first seen (`entrance.css`). What is in view when the page opens
 * stays as it is: it has been read by the time a script runs. What is below stands there all the time, for everyone who looks at
 * the whole page at once; it fades only as it comes into view, each by itself: on a phone one after another as it is
 * scrolled to, in a row all of them within one stagger.
 */
export function startEntrances(root: ParentNode): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const below = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    const seen: HTMLElement[] = []
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) below.add(target)
      else {
        observer.unobserve(target)
        // Only what the loop below has chosen is observed.
        if (below.has(target)) seen.push(target as HTMLElement)
      }
    }
    enter(seen)
  })
  for (const element of root.querySelectorAll<HTMLElement>('.entrance > *'))
    observer.observe(element)
  return () => observer.disconnect()
}

/** One after another, the last after one stagger however many they are. */
function enter(elements: readonly HTMLElement[]): void {
  for (const [index, element] of elements.entries()) {
    // One alone has the first place: 0 of 0.
    const place = index / (elements.length - 1) || 0
    element.style.setProperty('--entrance-place', place.toFixed(2))
    element.dataset.entrance = 'now'
  }
}
