import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { t } from '#schema/messages/t'
import { useSession } from '../store/session'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { DragPortProvider, dragPort } from './drag-port'
import { DragProvider, pageDrag } from './page-drag'
import { INSTRUCTIONS_ID } from './use-drag-source'

/** Lazy: dnd-kit loads after the page is shown. */
const pointerDrag = lazyPart(() => import('./pointer-drag').then((part) => part.PointerDrag))
const PointerDrag = lazyComponent(pointerDrag)

/**
 * Wraps palette, canvas and outline, so that blocks can be dragged between them. dnd-kit detects when a press becomes a drag
 * (`pointer-drag.tsx`); our own code finds the place (`find-place.ts`).
 */
export function CanvasDrag({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const drag = useMemo(() => pageDrag(session), [session])
  const [port] = useState(dragPort)
  useEffect(() => () => drag.cancel(), [drag])
  return (
    <DragProvider value={drag}>
      <DragPortProvider value={port}>
        {children}
        <PointerDrag />
      </DragPortProvider>
      <DragInstructions />
    </DragProvider>
  )
}

function DragInstructions() {
  return (
    <p id={INSTRUCTIONS_ID} hidden>
      {t(
        'Press Space to pick it up. Then use the arrow keys to move it, Space or Enter to drop it, and Escape to cancel.',
      )}
    </p>
  )
}
