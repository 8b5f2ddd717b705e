import { t } from '#schema/messages/t'
import type { EditorSession } from './session'
import type { UiState } from './ui-state'

/** Widths of the page in CSS pixels; `null` fills the canvas. A page opens with `null`, at its actual size. */
export const pageWidths = [
  { id: 'phone', label: t('Phone width'), word: t('Phone'), width: 390 },
  { id: 'tablet', label: t('Tablet width'), word: t('Tablet'), width: 820 },
  { id: 'laptop', label: t('Laptop width'), word: t('Laptop'), width: 1280 },
  { id: 'full', label: t('Full width'), word: t('Full width'), width: null },
] as const

/** Zoom levels of the buttons and keys. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2]

/** Site text has at least 17 px: below this zoom it is smaller than 12 px, so only the user can choose that. */
export const READABLE_ZOOM = 12 / 17

/** Returns the zoom at which the page is shown. */
export function shownZoom({ zoom, fittedZoom }: Pick<UiState, 'zoom' | 'fittedZoom'>): number {
  return typeof zoom === 'number' ? zoom : fittedZoom
}

/** Zooms in (1) or out (-1) by one level. */
export function zoomBy({ uiStore }: EditorSession, by: 1 | -1): void {
  const now = shownZoom(uiStore.getState())
  const next =
    by > 0 ? STEPS.find((step) => step > now + 0.001) : STEPS.findLast((step) => step < now - 0.001)
  if (next === undefined) return
  uiStore.setZoom(next)
  uiStore.announce(t('Zoom: {next}', { next: formatPercent(next) }))
}

export function formatPercent(zoom: number): string {
  return `${Math.round(zoom * 100)} %`
}
