import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { t } from '#schema/messages/t'
import { keysLabel } from '../shortcuts/shortcuts'
import { useSession, useUi } from '../store/session'
import type { SiteScheme } from '../store/ui-state'
import { ZOOM_MAX, ZOOM_MIN } from '../store/ui-store'
import { formatPercent, pageWidths, shownZoom, zoomBy } from '../store/zoom'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import './view-panel.css'

/** All settings of the page view; it stays open, so that changes can be seen. */
export function ViewPanel() {
  const session = useSession()
  const { uiStore } = session
  const canvasWidth = useUi((state) => state.canvasWidth)
  const siteScheme = useUi((state) => state.siteScheme)
  return (
    <div className="ed-view-panel">
      <ZoomSteps />
      <Choice
        legend={t('Width of the page')}
        options={pageWidths.map(({ id, label, width }) => ({
          id,
          label,
          detail: width === null ? '' : t('{width} px', { width }),
          isChosen: width === canvasWidth,
          choose: () => uiStore.setCanvasWidth(width),
        }))}
      />
      <Choice
        legend={t('Colours of the site')}
        options={schemes.map(({ scheme, label }) => ({
          id: label,
          label,
          detail: '',
          isChosen: scheme === siteScheme,
          choose: () => uiStore.setSiteScheme(scheme),
        }))}
      />
    </div>
  )
}

const schemes: readonly { readonly scheme: SiteScheme | null; readonly label: string }[] = [
  { scheme: null, label: t('Same as this device') },
  { scheme: 'light', label: t('Light') },
  { scheme: 'dark', label: t('Dark') },
]

function ZoomSteps() {
  const session = useSession()
  const { uiStore } = session
  const zoom = useUi(shownZoom)
  const chosen = useUi((state) => state.zoom)
  return (
    <fieldset className="ed-view-zoom" aria-label={t('Zoom')}>
      <IconButton
        label={t('Zoom out')}
        shortcut={keysLabel('zoomOut')}
        icon={<Minus size={16} />}
        aria-disabled={zoom <= ZOOM_MIN}
        onClick={() => zoomBy(session, -1)}
      />
      <output>{formatPercent(zoom)}</output>
      <IconButton
        label={t('Zoom in')}
        shortcut={keysLabel('zoomIn')}
        icon={<Plus size={16} />}
        aria-disabled={zoom >= ZOOM_MAX}
        onClick={() => zoomBy(session, 1)}
      />
      <Button aria-pressed={chosen === 'fit'} onClick={() => uiStore.setZoom('fit')}>
        {t('Fit')}
      </Button>
      <Button aria-pressed={chosen !== 'fit' && zoom === 1} onClick={() => uiStore.setZoom(1)}>
        100 %
      </Button>
    </fieldset>
  )
}

function Choice({ legend, options }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="ed-view-choice">
      <legend>{legend}</legend>
      {options.map(({ id, label, detail, isChosen, choose }) => (
        <label key={id}>
          <input type="radio" name={name} checked={isChosen} onChange={choose} />
          <span>{label}</span>
          <small>{detail}</small>
        </label>
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly legend: string
  readonly options: readonly {
    readonly id: string
    readonly label: string
    readonly detail: string
    readonly isChosen: boolean
    readonly choose: () => void
  }[]
}
