import { useEffect, useMemo } from 'react'
import type { PageStore } from '../../store/page-store'
import { createUndoGroup, type UndoGroup } from '../../store/undo-group'

/** Groups what is typed into a field into one history step, until blur or one second without typing. */
export function useUndoGroup(pageStore: PageStore): UndoGroup {
  const group = useMemo(() => createUndoGroup(pageStore), [pageStore])
  useEffect(() => group.end, [group])
  return group
}
