/**
 * Lets what stands in an `entrance` come in when it is first seen (`entrance.css`). What is in view when the page opens
 * stays as it is: it has been read by the time a script runs. Without a script everything stands there from the start.
 */
export function startEntrances(root: ParentNode): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) target.setAttribute('data-entrance', 'waiting')
      else {
        observer.unobserve(target)
        if (target.hasAttribute('data-entrance')) target.setAttribute('data-entrance', 'now')
      }
    }
  })
  for (const element of root.querySelectorAll('.entrance')) observer.observe(element)
  return () => observer.disconnect()
}
