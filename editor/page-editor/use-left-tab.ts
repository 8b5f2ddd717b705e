import { LayoutGrid, ListChecks, ListTree, MessageSquare } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#schema/messages/t'
import { useChecksState } from '../checks/checks-context'
import { useSession, useUi } from '../store/session'

/** Parts of the left side, shown in the drawer bar on narrow screens and in the rail while it is folded. */
export const LEFT_PARTS = [
  { id: 'blocks', label: t('Blocks'), Icon: LayoutGrid },
  { id: 'outline', label: t('Outline'), Icon: ListTree },
  { id: 'checks', label: t('Checks'), Icon: ListChecks },
  { id: 'comments', label: t('Comments'), Icon: MessageSquare },
] as const satisfies readonly { id: LeftTab; label: string; Icon: unknown }[]

export type LeftTab = 'blocks' | 'outline' | 'checks' | 'comments'

/** Returns the shown tab (blocks, outline, checks or comments): the last one chosen by the user or opened by a command. */
export function useLeftTab() {
  const { canEdit } = useSession()
  const [tab, setTab] = useState<LeftTab>(canEdit ? 'blocks' : 'outline')
  useShowOnRequest(
    useUi((state) => state.outlineRequests),
    () => setTab('outline'),
  )
  useShowOnRequest(
    useUi((state) => state.commentRequests),
    () => setTab('comments'),
  )
  useShowOnRequest(
    useChecksState((state) => state.requests),
    () => setTab('checks'),
  )
  return { tab, setTab }
}

function useShowOnRequest(count: number, show: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further request is served once.
  useEffect(() => {
    if (count > 0) show()
  }, [count])
}
