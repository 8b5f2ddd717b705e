import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { Difference } from '../saving/differences'
import { useEditing } from '../saving/editing'
import type { PageState } from '../saving/journal'
import { blocksLabel } from '../store/block-labels'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { useRestore } from './use-restore'

/** Buttons that restore a saved version: one block, this location's blocks, or the whole page. */
export function RestoreButtons({ version, state, found, onDone }: RestoreButtonsProps) {
  const { canEdit, registry } = useSession()
  const { document } = useEditing()
  const tree = usePage(({ page }) => page.tree)
  const [isBusy, setIsBusy] = useState(false)
  const { restorePage, restoreLocation, restoreOne } = useRestore(version, (message) => {
    setIsBusy(false)
    onDone(message)
  })
  if (!canEdit) return null
  const blocks = found.filter(({ kinds }) => kinds.includes('changed') || kinds.includes('removed'))

  function nameOf({ id, displayName, name }: Difference): string {
    if (tree.blocks.has(id)) return blocksLabel(tree, [id], registry)
    return displayName || registry.get(name)?.label || name
  }

  return (
    <div className="ed-revisions-restore">
      <h3>{t('Restore')}</h3>
      {blocks.map((each) => (
        <Button key={each.id} onClick={() => restoreOne(state, each.id, nameOf(each))}>
          {t('Only {name}', { name: nameOf(each) })}
        </Button>
      ))}
      <Button onClick={() => restoreLocation(state)}>
        {t('Only for {locationName}', { locationName: document.summary.locationName })}
      </Button>
      <Button
        look="primary"
        disabled={isBusy}
        onClick={() => {
          setIsBusy(true)
          void restorePage()
        }}
      >
        {t('The whole page')}
      </Button>
      <p className="ed-quiet">
        {t(
          'This doesn’t publish anything: visitors see it once you publish. Undo brings back what’s there now.',
        )}
      </p>
    </div>
  )
}

interface RestoreButtonsProps {
  readonly version: number
  readonly state: PageState
  readonly found: readonly Difference[]
  readonly onDone: (message: string) => void
}
