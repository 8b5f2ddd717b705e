/** Shows the buttons that this browser supports: copying the address, and the device's share sheet. */
export default function shareLinks(root: HTMLElement): () => void {
  const controller = new AbortController()
  const status = root.querySelector<HTMLElement>('[data-copied]')
  const shown = [...root.querySelectorAll<HTMLButtonElement>('[data-share]')].filter(isSupported)
  for (const button of shown) {
    setHidden(button, false)
    button.addEventListener('click', () => void act(button), { signal: controller.signal })
  }
  return () => {
    controller.abort()
    for (const button of shown) setHidden(button, true)
    if (status) status.textContent = ''
  }

  async function act({ dataset: { share, url = '', title = '' } }: HTMLButtonElement) {
    try {
      if (share === 'device') return await navigator.share({ url, title })
      await navigator.clipboard.writeText(url)
      if (status) status.textContent = status.dataset.copied ?? ''
    } catch {
      // The visitor closed the share sheet, or clipboard access was denied: the links still work.
    }
  }
}

function isSupported({ dataset: { share } }: HTMLButtonElement): boolean {
  return share === 'device' ? 'share' in navigator : 'clipboard' in navigator
}

function setHidden(button: HTMLButtonElement, hidden: boolean): void {
  const item = button.closest('li')
  if (item) item.hidden = hidden
}
