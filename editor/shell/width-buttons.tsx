import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useSession, useUi } from '../store/session'
import { IconButton } from '../ui/icon-button'

/** Widths of the page in CSS pixels; `null` fills the canvas. */
const widths = [
  { label: 'Phone width', width: 390, icon: <Smartphone size={16} /> },
  { label: 'Tablet width', width: 820, icon: <Tablet size={16} /> },
  { label: 'Desktop width', width: null, icon: <Monitor size={16} /> },
] as const

/** How wide the page is drawn. */
export function WidthButtons() {
  const { uiStore } = useSession()
  const shown = useUi(({ canvasWidth }) => canvasWidth)
  return (
    <fieldset className="ed-widths" aria-label="Width of the page">
      {widths.map(({ label, width, icon }) => (
        <IconButton
          key={label}
          label={label}
          icon={icon}
          aria-pressed={shown === width}
          onClick={() => uiStore.setCanvasWidth(width)}
        />
      ))}
    </fieldset>
  )
}
