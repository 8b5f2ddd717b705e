/** Shows the player of another site in its place when its link is pressed. */
export default function player(root: HTMLElement): () => void {
  const controller = new AbortController()
  root.addEventListener('click', open, { signal: controller.signal })
  return () => {
    controller.abort()
    close(root)
  }
}

function open(event: MouseEvent): void {
  // With a modifier the site opens in a tab of its own, as every link does.
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
