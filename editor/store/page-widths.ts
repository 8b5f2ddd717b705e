/** Widths of the page in CSS pixels, rendered smaller where there is less room; `null` is as wide as the canvas. */
export const pageWidths = [
  { id: 'phone', label: 'Phone width', width: 390 },
  { id: 'tablet', label: 'Tablet width', width: 820 },
  { id: 'laptop', label: 'Laptop width', width: 1280 },
  { id: 'canvas', label: 'Width of the canvas', width: null },
] as const

/** The window is so narrow that a laptop's page in it could not be read. In pixels. */
const PHONE_WINDOW = 700

/** The width a page opens at: a laptop's, scaled to fit; on a phone its own. */
export function firstWidth(): number | null {
  return window.innerWidth <= PHONE_WINDOW ? null : 1280
}
