import { Monitor, MoveHorizontal, Smartphone, Tablet } from 'lucide-react'
import { useSession, useUi } from '../store/session'
import { IconButton } from '../ui/icon-button'

/** Widths of the page in CSS pixels, rendered smaller where there is less room; `null` is as wide as the canvas. */
export const pageWidths = [
  { label: 'Phone width', width: 390, icon: <Smartphone size={16} /> },
  { label: 'Tablet width', width: 820, icon: <Tablet size={16} /> },
  { label: 'Desktop width', width: 1280, icon: <Monitor size={16} /> },
  { label: 'Width of the canvas', width: null, icon: <MoveHorizontal size={16} /> },
] as const

/** How wide the page is rendered. */
export function WidthButtons() {
  const { uiStore } = useSession()
  const shown = useUi(({ canvasWidth }) => canvasWidth)
  return (
    <fieldset className="ed-widths" aria-label="Width of the page">
      {pageWidths.map(({ label, width, icon }) => (
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
