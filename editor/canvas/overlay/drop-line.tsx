import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useDrag } from '../../drag/drag-context'
import type { Rect } from '../../drag/geometry'
import { placeLabel } from '../../store/places'
import { usePage, useSession, useUi } from '../../store/session'

/** Shows where a drag would land: a line across the place, with its name. */
export function DropLine({ pane }: { readonly pane: RefObject<HTMLElement | null> }) {
  const { registry } = useSession()
  const source = useDrag()
  const drag = useUi((state) => state.drag)
  const tree = usePage(({ page }) => page.tree)
  const [line, setLine] = useState<Rect | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => setLine(drag && source.line()), [drag, source])
  const byKeyboard = drag?.by === 'keyboard'
  useLayoutEffect(() => {
    if (byKeyboard && line && pane.current && ref.current) bringIntoView(pane.current, ref.current)
  }, [byKeyboard, line, pane])
  if (!drag?.place || !line) return null
  const where = placeLabel(tree, drag.what, drag.place, registry)
  return (
    <div ref={ref} className="ed-drop-line" data-box={line.height > 0} style={line}>
      <span className="ed-surface ed-drop-label">
        {slotFirst(where)}
        {drag.refusal && <em> · {drag.refusal}</em>}
      </span>
    </div>
  )
}

/** `position 3 of 6 in Main` → `Main, position 3 of 6`. */
function slotFirst(where: string): string {
  const at = where.indexOf(' in ')
  return `${where.slice(at + 4)}, ${where.slice(0, at)}`
}

function bringIntoView(pane: HTMLElement, element: HTMLElement): void {
  const view = pane.getBoundingClientRect()
  const { top } = element.getBoundingClientRect()
  const margin = Math.min(120, view.height / 4)
  if (top < view.top + margin || top > view.bottom - margin)
    pane.scrollTop += top - (view.top + view.height / 2)
}
