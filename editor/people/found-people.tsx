import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { Person } from '../api/people'
import { BulkBar } from '../screens/list/bulk-bar'
import type { RowActions } from '../screens/list/use-row-actions'
import { Button } from '../ui/button'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { PeopleTable } from './people-table'
import { personActions } from './person-actions'

const LevelDialog = lazyDialog(
  lazyPart(() => import('./level-dialog').then((part) => part.LevelDialog)),
)

/** The matching people with bulk actions. */
export function FoundPeople({ people, locations, managed, onOpen, actions }: FoundPeopleProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [levelled, setLevelled] = useState<readonly Person[]>([])
  // People who are no longer listed are no longer selected.
  const chosen = people.filter(({ id }) => selected.has(id))
  return (
    <>
      <PeopleTable
        {...{ people, locations, selected, onOpen }}
        refusals={actions.refusals}
        onSelect={(ids) => setSelected(new Set(ids))}
      />
      <BulkBar
        label={t('Selected people')}
        rows={chosen}
        actions={personActions}
        isBusy={actions.isBusy}
        onAction={(action, meant) => void actions.run(action, meant)}
        onClear={() => setSelected(new Set())}
      >
        <Button aria-disabled={actions.isBusy} onClick={() => setLevelled(chosen)}>
          <KeyRound size={16} aria-hidden />
          {t('Change access…')}
        </Button>
      </BulkBar>
      {levelled.length > 0 && (
        <LevelDialog
          people={levelled}
          locations={managed}
          onChange={(action) => {
            setLevelled([])
            void actions.run(action, levelled)
          }}
          onClose={() => setLevelled([])}
        />
      )}
    </>
  )
}

interface FoundPeopleProps {
  readonly people: readonly Person[]
  readonly locations: readonly LocationName[]
  /** Locations for which the user may give access. */
  readonly managed: readonly LocationName[]
  readonly onOpen: (person: Person) => void
  readonly actions: RowActions<Person>
}
