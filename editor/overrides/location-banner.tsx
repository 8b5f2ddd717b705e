import { useState } from 'react'
import { useStore } from 'zustand'
import { t } from '#schema/messages/t'
import { useEditing } from '../saving/editing'
import { withLibrary } from '../store/block-library'
import type { LocationVersion } from '../store/location-version'
import { Button } from '../ui/button'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ChangedOnlyFilter } from './changed-only-filter'
import './location-banner.css'

const ChangesDialog = lazyDialog(
  lazyPart(() => withLibrary(import('./changes-dialog').then((part) => part.ChangesDialog))),
)
const DetachedNote = lazyComponent(
  lazyPart(() => import('./detached-note').then((part) => part.DetachedNote)),
)
const DetachStep = lazyComponent(
  lazyPart(() => import('./detach-step').then((part) => part.DetachStep)),
)
const OwnTextStep = lazyComponent(
  lazyPart(() => import('./own-text-step').then((part) => part.OwnTextStep)),
)

/**
 * Banner of a location's version of a network page: its location, its changes, and conflicts with later changes of the network.
 */
export function LocationBanner({ version }: { readonly version: LocationVersion }) {
  const [isOpen, setIsOpen] = useState(false)
  const count = useStore(version.store, (state) => state.count)
  const conflicts = useStore(
    version.store,
    ({ differences }) => differences.filter(({ state }) => state === 'CONFLICT').length,
  )
  const detached = useStore(version.store, (state) => state.detached)
  const { permission } = useEditing().document.summary
  if (version.hasOwnText) return <OwnText version={version} />
  return (
    <section
      className="ed-location-banner"
      data-state={conflicts > 0 ? 'conflict' : undefined}
      aria-label={t('Location version')}
    >
      <p>
        <strong>
          {detached
            ? t('{locationName} has detached this page from the network.', {
                locationName: version.locationName,
              })
            : t('{locationName}’s version of a network page.', {
                locationName: version.locationName,
              })}
        </strong>{' '}
        {detached ? <DetachedNote {...{ detached, count }} /> : summary({ conflicts, count })}{' '}
        {permission === 'CONTRIBUTE' &&
          count > 0 &&
          t('Someone who manages {locationName} can publish it.', {
            locationName: version.locationName,
          })}
      </p>
      <ChangedOnlyFilter version={version} />
      {(count > 0 || conflicts > 0) && (
        <Button look={conflicts > 0 ? 'primary' : 'plain'} onClick={() => setIsOpen(true)}>
          {conflicts > 0 ? t('Review changes') : t('Changed here…')}
        </Button>
      )}
      <DetachStep version={version} />
      {isOpen && <ChangesDialog version={version} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

function OwnText({ version }: { readonly version: LocationVersion }) {
  return (
    <section className="ed-location-banner" aria-label={t('Location version')}>
      <p>
        <strong>
          {t('{locationName} has its own version of the whole page.', {
            locationName: version.locationName,
          })}
        </strong>{' '}
        {t('This version isn’t updated with the network’s page, and can’t be changed here.')}
      </p>
      <OwnTextStep version={version} />
    </section>
  )
}

function summary({ conflicts, count }: { conflicts: number; count: number }): string {
  return conflicts > 0 ? conflictMessage(conflicts) : differenceMessage(count)
}

function differenceMessage(count: number): string {
  if (count === 0) return t('This is the network’s page. Your changes show only at this location.')
  return t(
    '{count, plural, one {# change here. The rest is updated with the network.} other {# changes here. The rest is updated with the network.}}',
    { count },
  )
}

function conflictMessage(count: number): string {
  return t(
    '{count, plural, one {The network changed something after you did. Your version is shown until you decide.} other {The network changed # things after you did. Your version is shown until you decide.}}',
    { count },
  )
}
