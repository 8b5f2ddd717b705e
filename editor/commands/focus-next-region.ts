const REGIONS = ['.ed-top-bar', '#ed-side-left', '.ed-canvas', '#ed-side-right']
const FOCUSABLE =
  'a[href], button:not([disabled]):not([tabindex="-1"]), input, select, textarea, [tabindex="0"]'

/** From one part of the editor to the next: top bar, blocks and outline, canvas, settings. */
export function focusNextRegion(): void {
  const regions = REGIONS.map((selector) => document.querySelector<HTMLElement>(selector)).filter(
    (region) => region !== null,
  )
  const now = regions.findIndex((region) => region.contains(document.activeElement))
  for (let step = 1; step <= regions.length; step += 1) {
    const region = regions[(now + step) % regions.length]
    if (region && takesFocus(region)) return
  }
}

/** Puts the focus into a part: on itself, or on the first of its focusable elements that can be seen. */
function takesFocus(region: HTMLElement): boolean {
  const focusable =
    region.tabIndex === 0 ? [region] : region.querySelectorAll<HTMLElement>(FOCUSABLE)
  for (const element of focusable) {
    element.focus()
    if (element === document.activeElement) return true
  }
  return false
}
