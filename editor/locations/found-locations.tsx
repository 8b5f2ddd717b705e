import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { ListedLocation } from '../api/locations'
import { useApp } from '../app/app-context'
import { BulkBar } from '../screens/list/bulk-bar'
import type { RowActions } from '../screens/list/use-row-actions'
import { managesNetwork } from '../screens/screens'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { addDay, closeSites, openSites } from './location-actions'
import { LocationTable } from './location-table'

const AddDayDialog = lazyDialog(
  lazyPart(() => import('./add-day-dialog').then((part) => part.AddDayDialog)),
)

/** The matching locations with bulk actions. */
export function FoundLocations({ locations, actions }: FoundLocationsProps) {
  const { account } = useApp()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [closing, setClosing] = useState<readonly ListedLocation[]>([])
  const [dated, setDated] = useState<readonly ListedLocation[]>([])
  // Locations that are no longer listed are no longer selected.
  const chosen = locations.filter(({ id }) => selected.has(id))
  const open = chosen.filter(({ status }) => status === 'ACTIVE')
  return (
    <>
      <LocationTable
        {...{ locations, selected }}
        refusals={actions.refusals}
        onSelect={(ids) => setSelected(new Set(ids))}
      />
      <BulkBar
        label={t('Selected locations')}
        rows={chosen}
        actions={managesNetwork(account) ? [openSites, closeSites] : []}
        isBusy={actions.isBusy}
        onAction={(action, meant) =>
          action === closeSites ? setClosing(meant) : void actions.run(action, meant)
        }
        onClear={() => setSelected(new Set())}
      >
        {open.length > 0 && (
          <Button aria-disabled={actions.isBusy} onClick={() => setDated(open)}>
            <CalendarPlus size={16} aria-hidden />
            {t('Add a special day…')}
          </Button>
        )}
      </BulkBar>
      {dated.length > 0 && (
        <AddDayDialog
          count={dated.length}
          onAdd={(day) => {
            setDated([])
            void actions.run(addDay(day), dated)
          }}
          onClose={() => setDated([])}
        />
      )}
      {closing.length > 0 && (
        <ConfirmClosing
          locations={closing}
          onConfirm={() => {
            setClosing([])
            void actions.run(closeSites, closing)
          }}
          onClose={() => setClosing([])}
        />
      )}
    </>
  )
}

interface FoundLocationsProps {
  readonly locations: readonly ListedLocation[]
  readonly actions: RowActions<ListedLocation>
}

function ConfirmClosing({ locations, onConfirm, onClose }: ConfirmClosingProps) {
  const count = locations.length
  const name = locations[0]?.name
  return (
    <Dialog
      title={t(
        '{count, plural, one {Take the site of {name} offline?} other {Take # sites offline?}}',
        {
          count,
          name,
        },
      )}
      description={t(
        'Visitors can’t open these sites or find them in lists and search. Pages, events and pictures are kept.',
      )}
      onClose={onClose}
      footer={
        <DialogButtons
          label={t(
            '{count, plural, one {Take the site of {name} offline} other {Take # sites offline}}',
            { count, name },
          )}
          isDanger
          onConfirm={onConfirm}
          onCancel={onClose}
        />
      }
    >
      <ul>
        {locations.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}

interface ConfirmClosingProps {
  readonly locations: readonly ListedLocation[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}
