import { Lock } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { t } from '#schema/messages/t'
import { blockLabel } from '../store/block-labels'
import { toggleLocked } from '../store/lock-commands'
import { lockOf } from '../store/locks'
import { SessionProvider, usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { networkLockMessage } from './block-origin'
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
      {lock !== null && <LockNote lock={lock} isOwn={lock === id} />}
      <SessionProvider value={lock === null ? session : readOnly}>{children}</SessionProvider>
    </>
  )
}

function LockNote({ lock, isOwn }: { readonly lock: string; readonly isOwn: boolean }) {
  const session = useSession()
  const name = usePage(({ page }) => blockLabel(page.tree, lock, session.registry))
  const byNetwork = networkLockMessage(session.locationVersion, lock)
  return (
    <p className="panel-lock">
      <Lock size={16} aria-hidden />
      <span>
        {isOwn
          ? t('This block is locked.')
          : t('{name}, which contains this block, is locked.', { name })}
        {byNetwork && ` ${byNetwork}`}
      </span>
      {session.canEdit && byNetwork === null && (
        <Button onClick={() => toggleLocked(session, lock)}>
          {isOwn ? t('Unlock') : t('Unlock {name}', { name })}
        </Button>
      )}
    </p>
  )
}
