import { useEffect, useMemo } from 'react'
import type { PageStore } from '../../store/page-store'
import { createUndoGroup, type UndoGroup } from '../../store/undo-group'

/** One step of the history for what is typed into a field, until it is left or for a second nothing is typed. */
export function useUndoGroup(pageStore: PageStore): UndoGroup {
  const group = useMemo(() => createUndoGroup(pageStore), [pageStore])
  useEffect(() => group.end, [group])
  return group
}
