import { LayoutGrid, ListChecks, ListTree, MessageSquare } from 'lucide-react'
import type { LeftTab } from './use-left-tab'

/** What the left side holds, by name and icon: in its drawer bar on narrow screens, in its rail where it is folded. */
export const LEFT_PARTS = [
  { id: 'blocks', label: 'Blocks', Icon: LayoutGrid },
  { id: 'outline', label: 'Outline', Icon: ListTree },
  { id: 'checks', label: 'Checks', Icon: ListChecks },
  { id: 'comments', label: 'Comments', Icon: MessageSquare },
] as const satisfies readonly { id: LeftTab; label: string; Icon: unknown }[]
