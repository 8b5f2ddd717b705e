import { useEffect, useState } from 'react'
import { useChecksState } from '../checks/checks-context'
import { useSession, useUi } from '../store/session'

export type LeftTab = 'blocks' | 'outline' | 'checks' | 'comments'

/** Which of blocks, outline, checks and comments is shown: the one chosen, or the one opened by a command since. */
export function useLeftTab() {
  const { canEdit } = useSession()
  const [tab, setTab] = useState<LeftTab>(canEdit ? 'blocks' : 'outline')
  useRequests(
    useUi((state) => state.outlineRequests),
    () => setTab('outline'),
  )
  useRequests(
    useUi((state) => state.commentRequests),
    () => setTab('comments'),
  )
  useRequests(
    useChecksState((state) => state.requests),
    () => setTab('checks'),
  )
  return { tab, setTab }
}

function useRequests(count: number, show: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further request is served once.
  useEffect(() => {
    if (count > 0) show()
  }, [count])
}
