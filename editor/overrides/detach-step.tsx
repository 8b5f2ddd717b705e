import { useState } from 'react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import { withLibrary } from '../store/block-library'
import type { LocationVersion } from '../store/location-version'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'

const AttachDialog = lazyDialog(
  lazyPart(() => withLibrary(import('./attach-dialog').then((part) => part.AttachDialog))),
)
const DetachDialog = lazyDialog(
  lazyPart(() => import('./detach-dialog').then((part) => part.DetachDialog)),
)

/** Button that detaches a location's version of a page from the network, or attaches it again. */
export function DetachStep({ version }: { readonly version: LocationVersion }) {
  const { canEdit } = useSession()
  const detached = useStore(version.store, (state) => state.detached)
  const [isOpen, setIsOpen] = useState(false)
  // Not offered where the network's page is gone: there is nothing to attach to.
  if (!canEdit || detached?.isNetworkPublic === false) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <Button look={detached ? 'plain' : 'quiet'} onClick={() => setIsOpen(true)}>
        {detached ? t('Attach to the network…') : t('Detach from the network…')}
      </Button>
      {isOpen && detached && <AttachDialog version={version} onClose={close} />}
      {isOpen && !detached && <DetachDialog version={version} onClose={close} />}
    </>
  )
}
