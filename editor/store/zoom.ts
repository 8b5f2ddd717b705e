import { t } from '#schema/messages/t'
import type { EditorSession } from './session'
import type { UiState } from './ui-state'

/** The sizes that the buttons and keys go through. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2]

/** Text of the site is 17 px or larger: below this zoom it is smaller than 12 px, and nobody but the user chooses that. */
export const READABLE_ZOOM = 12 / 17

/** The zoom at which the page is shown. */
export function shownZoom({ zoom, fittedZoom }: Pick<UiState, 'zoom' | 'fittedZoom'>): number {
  return typeof zoom === 'number' ? zoom : fittedZoom
}

/** One step larger (1) or smaller (-1). */
export function zoomBy({ uiStore }: EditorSession, by: 1 | -1): void {
  const now = shownZoom(uiStore.getState())
  const next =
    by > 0 ? STEPS.find((step) => step > now + 0.001) : STEPS.findLast((step) => step < now - 0.001)
  if (next === undefined) return
  uiStore.setZoom(next)
  uiStore.announce(t('Page at {next}', { next: percent(next) }))
}

export function percent(zoom: number): string {
  return `${Math.round(zoom * 100)} %`
}
