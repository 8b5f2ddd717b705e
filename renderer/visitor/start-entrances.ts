/**
 * Lets what stands in an `entrance` come in when it is first seen (`entrance.css`). What is in view when the page opens
 * stays as it is: it has been read by the time a script runs. What is below stands there all the time, for whoever looks at
 * the whole page at once; it fades only as it comes into view.
 */
export function startEntrances(root: ParentNode): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const below = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) below.add(target)
      else {
        observer.unobserve(target)
        if (below.has(target)) enter(target)
      }
    }
  })
  for (const element of root.querySelectorAll('.entrance')) observer.observe(element)
  return () => observer.disconnect()
}

/** One after another; from the fourth on together, so that nobody waits for the last. */
function enter(element: Element): void {
  for (const [index, child] of [...element.children].entries())
    if (child instanceof HTMLElement)
      child.style.setProperty('--entrance-order', String(Math.min(index, 3)))
  element.setAttribute('data-entrance', 'now')
}
