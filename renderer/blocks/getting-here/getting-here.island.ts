/** Replaces the drawn map with the real one when the visitor asks for it. */
export default function gettingHere(root: HTMLElement): () => void {
  const controller = new AbortController()
  root.addEventListener('click', showMap, { signal: controller.signal })
  return () => {
    controller.abort()
    root.querySelector('.getting-here-frame')?.remove()
    const facade = facadeIn(root)
    if (facade) facade.hidden = false
  }

  function showMap(event: MouseEvent) {
    const facade = facadeIn(root)
    if (!facade || !(event.target instanceof Node) || !facade.contains(event.target)) return
    // With a modifier key the link opens in a new tab, as usual.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const frame = frameFor(facade)
    facade.hidden = true
    facade.after(frame)
    frame.focus()
  }
}

function facadeIn(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('.getting-here-facade')
}

function frameFor({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'getting-here-frame'
  frame.title = dataset.title ?? ''
  frame.referrerPolicy = 'no-referrer-when-downgrade'
  frame.allowFullscreen = true
  frame.src = dataset.map ?? ''
  return frame
}
