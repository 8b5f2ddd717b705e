const REGIONS = ['.ed-top-bar', '#ed-side-left', '.ed-canvas', '#ed-side-right']
const FOCUSABLE =
  'a[href], button:not([disabled]):not([tabindex="-1"]), input, select, textarea, [tabindex="0"]'

/** Moves the focus to the next region of the editor: top bar, blocks and outline, canvas, settings. */
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

/** Focuses a region, or its first visible focusable element; returns whether that worked. */
function takesFocus(region: HTMLElement): boolean {
  const focusable =
    region.tabIndex === 0 ? [region] : region.querySelectorAll<HTMLElement>(FOCUSABLE)
  for (const element of focusable) {
    element.focus()
    if (element === document.activeElement) return true
  }
  return false
}

/** Clicks a button of the top bar, so that its messages and questions also appear. */
export function pressButton(action: 'publish' | 'preview'): void {
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}

/** Moves the focus to the canvas after an overlay has closed, so that shortcuts work. */
export function focusCanvas(): void {
  document.querySelector<HTMLElement>('.ed-canvas')?.focus({ preventScroll: true })
}
