import { useId, useState } from 'react'
import { t } from '#schema/messages/t'
import { lockOfBlock } from '#schema/page/overrides/locks'
import { setLocked } from '../store/edits/set-locked'
import { usePage, useSession } from '../store/session'
import { createUndoGroup } from '../store/undo-group'

/** The server cuts longer ones off. */
const MAX_REASON = 500

/** Field for the reason of a lock, which all locations see. */
export function LockReason({ id: block }: { readonly id: string }) {
  const { pageStore, lockedBy = '' } = useSession()
  const id = useId()
  const [group] = useState(() => createUndoGroup(pageStore))
  const lock = usePage(({ page }) => page.tree.blocks.get(block)?.locked)
  const { by, reason, fields } =
    lockOfBlock({ id: block, name: '', fields: [], locked: lock }) ?? {}
  return (
    <div className="panel-lock-reason">
      <label htmlFor={id}>{t('Reason (shown at all locations)')}</label>
      <input
        id={id}
        className="ed-input"
        dir="auto"
        maxLength={MAX_REASON}
        value={reason ?? ''}
        onChange={({ target }) => write(target.value)}
        onBlur={() => group.end()}
      />
    </div>
  )

  function write(next: string): void {
    group.type(block, () =>
      pageStore.edit(
        setLocked(block, { by: by || lockedBy, reason: next, ...(fields && { fields }) }),
        {
          label: t('Changed the reason of a lock'),
          before: block,
        },
      ),
    )
  }
}
