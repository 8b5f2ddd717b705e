import { t } from '#schema/messages/t'
import { type LocationVersion, lockMessage, networkLock, originOf } from '../store/location-version'
import { resetToNetwork } from '../store/network-commands'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import '../ui/styles/origin-mark.css'

const LABELS = {
  added: t('Added here'),
  changed: t('Changed here'),
  network: t('From the network'),
} as const

/** In a location's version: whether the block is the network's, with a button to reset it. */
export function BlockOrigin({ id, version }: BlockOriginProps) {
  const session = useSession()
  const origin = usePage(({ page }) => {
    const block = page.tree.blocks.get(id)
    return block ? originOf(version.store.getState().network, block) : null
  })
  if (origin === null) return null
  const isLocked = networkLock(version.store.getState().network, id)?.fields === null
  return (
    <p className="panel-origin panel-block-origin">
      <span className={origin === 'network' ? undefined : 'panel-origin-mark'}>
        {LABELS[origin]}
      </span>
      {origin === 'changed' && session.canEdit && !isLocked && (
        <Button
          look="quiet"
          className="panel-origin-reset"
          onClick={() => resetToNetwork(session, id, null)}
        >
          {t('Reset block to network')}
        </Button>
      )}
    </p>
  )
}

interface BlockOriginProps {
  readonly id: string
  readonly version: LocationVersion
}

/** Returns who locked a block for all locations, and why; `null` if the network didn't. */
export function networkLockMessage(
  version: LocationVersion | undefined,
  id: string,
): string | null {
  const lock = version ? networkLock(version.store.getState().network, id) : null
  return lock && lock.fields === null ? lockMessage(lock) : null
}
