import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { type NewAssignment, type Person, setAssignments } from '../api/people'
import { useApp } from '../app/app-context'
import { Choice } from '../screens/choice'
import type { RowAction } from '../screens/list/use-row-actions'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { type Access, accessHelp, accessInput, accessOptions } from './access-labels'
import { placeInput, placeOf, placeOptions } from './access-place'
import { CHOOSE_LOCATION, newRows } from './assignment-fields'
import { usePermissionSets } from './role-labels'

/** Dialog that sets one level in one scope for several people; their other access stays. */
export function LevelDialog({ people, locations, onChange, onClose }: LevelDialogProps) {
  const { account } = useApp()
  const places = placeOptions(account, locations)
  const [place, setPlace] = useState(() => newRows(account, locations)[0]?.place ?? null)
  const [isChecked, setIsChecked] = useState(false)
  const { sets } = usePermissionSets()
  const [access, setAccess] = useState<Access>('CONTRIBUTE')
  const count =
    people.length === 1 ? (people[0]?.name ?? '') : t('{count} people', { count: people.length })
  return (
    <Dialog
      title={t('Change access of {count}', { count })}
      description={t('At one location. Access elsewhere and through roles doesn’t change.')}
      onClose={onClose}
      footer={
        <DialogButtons
          label={t('Change')}
          onConfirm={() => {
            setIsChecked(true)
            if (place !== null) onChange(changeOf(place, access))
          }}
          onCancel={onClose}
        />
      }
    >
      <div className="ed-person-form">
        <LocationChoice
          label={t('Location')}
          value={place}
          options={places}
          error={isChecked && place === null ? CHOOSE_LOCATION : undefined}
          onChange={setPlace}
        />
        <Choice
          label={t('Access')}
          help={accessHelp(access) ?? t('This person’s access here is removed.')}
          value={access}
          options={[...accessOptions(sets), ['', t('No access')]]}
          onChange={setAccess}
        />
      </div>
    </Dialog>
  )
}

interface LevelDialogProps {
  readonly people: readonly Person[]
  /** Locations for which the user may give access. */
  readonly locations: readonly LocationName[]
  readonly onChange: (action: RowAction<Person>) => void
  readonly onClose: () => void
}

function changeOf(place: string, access: Access): RowAction<Person> {
  return {
    done: ({ count, name }) =>
      t('{count, plural, one {Access updated for {name}.} other {Access updated for # people.}}', {
        count,
        name,
      }),
    async run(client, { id, assignments }) {
      const before: readonly NewAssignment[] = assignments
        .filter(({ role }) => role === null)
        .map(({ level, locationId, ofNetwork, permissionSetId, validFrom, validUntil }) => ({
          ...{ level, locationId, ofNetwork, permissionSetId, validFrom, validUntil },
        }))
      const others = before.filter((assignment) => placeOf(assignment) !== place)
      await setAssignments(
        client,
        id,
        access === '' ? others : [...others, { ...accessInput(access), ...placeInput(place) }],
      )
      return () => setAssignments(client, id, before)
    },
  }
}
