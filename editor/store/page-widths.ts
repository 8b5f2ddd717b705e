import { t } from '#schema/messages/t'

/** Widths of the page in CSS pixels; `null` fills the canvas. A page opens with `null`, at its actual size. */
export const pageWidths = [
  { id: 'phone', label: t('Phone width'), width: 390 },
  { id: 'tablet', label: t('Tablet width'), width: 820 },
  { id: 'laptop', label: t('Laptop width'), width: 1280 },
  { id: 'full', label: t('Full width'), width: null },
] as const
