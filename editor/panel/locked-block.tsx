import { Lock } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { lockOfBlock } from '#schema/page/overrides/locks'
import { blockLabel } from '../store/block-labels'
import { lockMessage } from '../store/location-version'
import { toggleLocked } from '../store/lock-commands'
import { lockOf } from '../store/locks'
import { SessionProvider, usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { networkLockMessage } from './block-origin'
import { FieldLocks } from './field-locks'
import { LockReason } from './lock-reason'
import './locked-block.css'

/** Panel of a locked block: read-only fields, the owner of the lock, and a button to remove it if allowed. */
export function LockedBlock({
  id,
  children,
}: {
  readonly id: string
  readonly children: ReactNode
}) {
  const session = useSession()
  const lock = usePage(({ page }) => (page.tree.blocks.has(id) ? lockOf(page.tree, id) : null))
  const readOnly = useMemo(() => ({ ...session, canEdit: false }), [session])
  return (
    <>
      {lock !== null && <LockNote id={id} lock={lock} />}
      <SessionProvider value={lock === null ? session : readOnly}>{children}</SessionProvider>
      {lock === null && session.canEdit && session.lockedBy !== undefined && <FieldLocks id={id} />}
    </>
  )
}

function LockNote({ id, lock }: { readonly id: string; readonly lock: string }) {
  const session = useSession()
  const { Suggestion } = session
  const isOwn = lock === id
  const name = usePage(({ page }) => blockLabel(page.tree, lock, session.registry))
  const byNetwork = networkLockMessage(session.locationVersion, lock)
  const reasons = usePage(({ page }) => reasonsOf(page.tree.blocks.get(lock)))
  return (
    <div className="panel-lock">
      <Lock size={16} aria-hidden />
      <span>
        {isOwn
          ? t('This block is locked.')
          : t('{name}, which contains this block, is locked.', { name })}
        {(byNetwork ?? reasons) && ` ${byNetwork ?? reasons}`}
      </span>
      {session.canEdit && byNetwork !== null && Suggestion && (
        <Suggestion part="suggest" block={id} field={null} />
      )}
      {session.canEdit && byNetwork === null && (
        <Button onClick={() => toggleLocked(session, lock)}>
          {isOwn ? t('Unlock') : t('Unlock {name}', { name })}
        </Button>
      )}
      {session.canEdit && isOwn && session.lockedBy !== undefined && <LockReason id={id} />}
    </div>
  )
}

/** Returns who locked a block and why, if that was stored. */
function reasonsOf(block: StoredBlock | undefined): string | null {
  const lock = block ? lockOfBlock(block) : null
  return lock && (lock.by || lock.reason) ? lockMessage(lock) : null
}
