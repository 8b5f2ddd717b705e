import { createContext, use } from 'react'
import type { PageDrag } from './page-drag'

const DragContext = createContext<PageDrag | null>(null)
export const DragProvider = DragContext.Provider

/** Returns the page's drag, for drag sources and drop targets. */
export function useDrag(): PageDrag {
  const drag = use(DragContext)
  if (!drag) throw new Error('Nothing can be dragged here: CanvasDrag is missing')
  return drag
}
