const REGIONS = ['.ed-top-bar', '#ed-side-left', '.ed-canvas', '#ed-side-right']
const STOPS = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]'

/** From one part of the editor to the next: top bar, blocks and outline, canvas, settings. */
export function focusNextRegion(): void {
  const regions = REGIONS.map((selector) => document.querySelector<HTMLElement>(selector)).filter(
    (region) => region !== null,
  )
  const now = regions.findIndex((region) => region.contains(document.activeElement))
  for (let step = 1; step <= regions.length; step += 1) {
    const region = regions[(now + step) % regions.length]
    const stop = region?.tabIndex === 0 ? region : region?.querySelector<HTMLElement>(STOPS)
    stop?.focus()
    if (stop && stop === document.activeElement) return
  }
}
