import { createContext, use } from 'react'
import type { PageDrag } from './page-drag'

const DragContext = createContext<PageDrag | null>(null)
export const DragProvider = DragContext.Provider

/** The drag of this page: for what can be picked up, and for what it is dropped on. */
export function useDrag(): PageDrag {
  const drag = use(DragContext)
  if (!drag) throw new Error('Nothing can be dragged here: CanvasDrag is missing')
  return drag
}
