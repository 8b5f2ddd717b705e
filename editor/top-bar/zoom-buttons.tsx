import { Hand, Minus, Plus } from 'lucide-react'
import { keysLabel } from '../shortcuts/keys-label'
import { useSession, useUi } from '../store/session'
import { ZOOM_MAX, ZOOM_MIN } from '../store/ui-store'
import { percent, zoomBy } from '../store/zoom'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { Tooltip } from '../ui/tooltip'
import './view-tools.css'

/** How large the page is rendered, and whether it is tried out. */
export function ZoomButtons() {
  const session = useSession()
  const { uiStore } = session
  const zoom = useUi((state) => state.zoom)
  const isInteractive = useUi((state) => state.isInteractive)
  return (
    <fieldset className="ed-widths ed-zoom" aria-label="View of the page">
      <IconButton
        label="Zoom out"
        shortcut={keysLabel('zoomOut')}
        icon={<Minus size={16} />}
        aria-disabled={zoom === ZOOM_MIN}
        onClick={() => zoomBy(session, -1)}
      />
      <Tooltip text="Fit into the canvas">
        <Button
          look="quiet"
          className="ed-zoom-now"
          aria-label={`Zoom ${zoom === null ? 'fits' : percent(zoom)}. Fit into the canvas`}
          onClick={() => uiStore.setZoom(null)}
        >
          {zoom === null ? 'Fit' : percent(zoom)}
        </Button>
      </Tooltip>
      <IconButton
        label="Zoom in"
        shortcut={keysLabel('zoomIn')}
        icon={<Plus size={16} />}
        aria-disabled={zoom === ZOOM_MAX}
        onClick={() => zoomBy(session, 1)}
      />
      <IconButton
        label="Try the page out"
        shortcut={keysLabel('interactive')}
        icon={<Hand size={16} />}
        aria-pressed={isInteractive}
        onClick={() => uiStore.setInteractive(!isInteractive)}
      />
    </fieldset>
  )
}
