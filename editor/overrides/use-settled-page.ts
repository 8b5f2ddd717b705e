import { useEffect, useState } from 'react'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'

/** Saves pending changes when a dialog opens. Returns true once they are saved, or can't be: what is read then includes them. */
export function useSettledPage(): boolean {
  const { canEdit } = useSession()
  const { saver } = useEditing()
  const [isSettled, setIsSettled] = useState(!canEdit)
  useEffect(() => {
    if (canEdit) void saver.saveNow().then(() => setIsSettled(true))
  }, [canEdit, saver])
  return isSettled
}
