import { LayoutGrid, ListChecks, ListTree, MessageSquare } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { LeftTab } from './use-left-tab'

/** Parts of the left side, shown in the drawer bar on narrow screens and in the rail while it is folded. */
export const LEFT_PARTS = [
  { id: 'blocks', label: t('Blocks'), Icon: LayoutGrid },
  { id: 'outline', label: t('Outline'), Icon: ListTree },
  { id: 'checks', label: t('Checks'), Icon: ListChecks },
  { id: 'comments', label: t('Comments'), Icon: MessageSquare },
] as const satisfies readonly { id: LeftTab; label: string; Icon: unknown }[]
