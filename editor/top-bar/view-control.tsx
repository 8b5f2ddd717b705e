import { ChevronDown, Laptop, Moon, MoveHorizontal, Smartphone, Sun, Tablet } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { useSession, useUi } from '../store/session'
import type { SiteScheme } from '../store/ui-state'
import { formatPercent, pageWidths, shownZoom } from '../store/zoom'
import { Button } from '../ui/button'
import { Popover } from '../ui/floating/popover'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ToolButton } from './tool-button'
import './view-control.css'

// Fetched when the panel is first opened.
const ViewPanel = lazyComponent(
  lazyPart(() => import('./view-panel').then((part) => part.ViewPanel)),
)

const ICONS = { phone: Smartphone, tablet: Tablet, laptop: Laptop, full: MoveHorizontal } as const

/** Control for the width, zoom and colour scheme of the page view. */
export function ViewControl() {
  const { uiStore } = useSession()
  const shown = useUi(({ canvasWidth }) => canvasWidth)
  return (
    <fieldset className="ed-view" aria-label={t('Page view')}>
      {pageWidths.map(({ id, label, word, width }) => {
        const Icon = ICONS[id]
        return (
          <ToolButton
            key={id}
            className="ed-view-width"
            {...{ label, word }}
            icon={<Icon size={16} aria-hidden />}
            aria-pressed={shown === width}
            onClick={() => uiStore.setCanvasWidth(width)}
          />
        )
      })}
      <SchemeButton />
      <ZoomButton />
    </fieldset>
  )
}

const LIGHT = t('Light')
const DARK = t('Dark')

/** Button that switches the site's colour scheme, independently of the editor's, which follows the device. */
function SchemeButton() {
  const { uiStore } = useSession()
  const scheme = useUi(({ siteScheme }) => siteScheme ?? deviceScheme())
  const [other, Icon] = scheme === 'dark' ? (['light', Sun] as const) : (['dark', Moon] as const)
  return (
    <ToolButton
      className="ed-view-scheme"
      label={t(
        '{other, select, dark {Show the site in dark mode} other {Show the site in light mode}}',
        {
          other,
        },
      )}
      word={other === 'dark' ? DARK : LIGHT}
      widest={LIGHT.length > DARK.length ? LIGHT : DARK}
      icon={<Icon size={16} aria-hidden />}
      onClick={() => uiStore.setSiteScheme(other)}
    />
  )
}

function deviceScheme(): SiteScheme {
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function ZoomButton() {
  const [isOpen, setIsOpen] = useState(false)
  const zoom = useUi((state) => formatPercent(shownZoom(state)))
  return (
    <Popover
      label={t('Width, zoom and colours')}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          look="quiet"
          className="ed-zoom-now"
          aria-label={t('Zoom {zoom}. Width, zoom and colours', { zoom })}
        >
          <span data-widest={formatPercent(1)}>{zoom}</span>
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      <ViewPanel />
    </Popover>
  )
}
