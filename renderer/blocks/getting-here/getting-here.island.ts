/** Puts the real map in the place of the drawn one, once the visitor has asked for it. */
export default function gettingHere(root: HTMLElement): () => void {
  const controller = new AbortController()
  root.addEventListener('click', showMap, { signal: controller.signal })
  return () => {
    controller.abort()
    const { facade, frame } = parts()
    if (facade) facade.hidden = false
    if (!frame) return
    frame.hidden = true
    frame.removeAttribute('src')
  }

  function showMap(event: MouseEvent) {
    const { facade, frame } = parts()
    if (!(event.target instanceof Node) || !facade?.contains(event.target)) return
    // With a modifier it opens in a tab of its own, as every link does.
    if (!frame || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    frame.src = frame.dataset.src ?? ''
    frame.hidden = false
    facade.hidden = true
    frame.focus()
  }

  function parts() {
    return {
      facade: root.querySelector<HTMLElement>('.getting-here-facade'),
      frame: root.querySelector<HTMLIFrameElement>('.getting-here-frame'),
    }
  }
}
