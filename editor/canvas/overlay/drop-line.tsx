import {
  type CSSProperties,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useDrag } from '../../drag/page-drag'
import { dropLabel } from '../../store/places'
import { usePage, useSession, useUi } from '../../store/session'
import type { Drag } from '../../store/ui-state'

/** Line across the place where a drag would drop, with its name. */
export function DropLine({ pane }: DropLineProps) {
  const drag = useUi((state) => state.drag)
  return drag && <LineOf drag={drag} pane={pane} />
}

function LineOf({ drag, pane }: DropLineProps & { readonly drag: Drag }) {
  const { registry } = useSession()
  const source = useDrag()
  const tree = usePage(({ page }) => page.tree)
  const line = useSyncExternalStore(source.onLine, source.line)
  const ref = useRef<HTMLDivElement>(null)
  const byKeyboard = drag.by === 'keyboard'
  useLayoutEffect(() => {
    if (byKeyboard && line && pane.current && ref.current) bringIntoView(pane.current, ref.current)
  }, [byKeyboard, line, pane])
  if (!drag.place || !line) return null
  const where = dropLabel(tree, drag.what, drag.place, registry)
  const style = { ...line, '--ed-line-left': `${Math.max(line.left, 0)}px` } as CSSProperties
  return (
    <div ref={ref} className="ed-drop-line" data-box={line.height > 0} style={style}>
      <div className="ed-drop-rail">
        <span className="ed-surface ed-drop-label">
          {where}
          {drag.refusal && <em> · {drag.refusal}</em>}
        </span>
      </div>
    </div>
  )
}

interface DropLineProps {
  readonly pane: RefObject<HTMLElement | null>
}

function bringIntoView(pane: HTMLElement, element: HTMLElement): void {
  const view = pane.getBoundingClientRect()
  const { top } = element.getBoundingClientRect()
  const margin = Math.min(120, view.height / 4)
  if (top < view.top + margin || top > view.bottom - margin)
    pane.scrollTop += top - (view.top + view.height / 2)
}
