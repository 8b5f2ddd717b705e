/** Widths of the page in CSS pixels; `null` is as wide as the canvas. A page opens at that one, at its actual size. */
export const pageWidths = [
  { id: 'phone', label: 'Phone width', width: 390 },
  { id: 'tablet', label: 'Tablet width', width: 820 },
  { id: 'laptop', label: 'Laptop width', width: 1280 },
  { id: 'full', label: 'Full width', width: null },
] as const
