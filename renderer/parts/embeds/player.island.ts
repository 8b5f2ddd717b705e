/** Replaces a link with the other site's player when it is clicked. */
export default function player(root: HTMLElement): () => void {
  const controller = new AbortController()
  root.addEventListener('click', open, { signal: controller.signal })
  return () => {
    controller.abort()
    close(root)
  }
}

function open(event: MouseEvent): void {
  // With a modifier key the link opens in a new tab, as usual.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const facade = (event.target as Element).closest<HTMLElement>('.player-facade')
  const frame = facade?.parentElement?.querySelector<HTMLIFrameElement>('.player-frame')
  if (!facade || !frame) return
  event.preventDefault()
  frame.src = frame.dataset.src ?? ''
  frame.hidden = false
  facade.hidden = true
  frame.focus()
}

function close(player: HTMLElement): void {
  const facade = player.querySelector<HTMLElement>('.player-facade')
  const frame = player.querySelector<HTMLIFrameElement>('.player-frame')
  if (facade) facade.hidden = false
  if (!frame) return
  frame.hidden = true
  frame.removeAttribute('src')
}
