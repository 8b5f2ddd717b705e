import { useState } from 'react'
import type { LocationName } from '../api/answers'
import { type GivenAssignment, type Person, setAssignments } from '../api/people'
import { useApp } from '../app/app-context'
import { Choice } from '../screens/choice'
import type { RowAction } from '../screens/list/use-row-actions'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { managesNetwork } from '../screens/screens'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { levels } from './level-words'

/** One level at one place for several people; what they may do elsewhere stays. */
export function LevelDialog({ people, locations, onChange, onClose }: LevelDialogProps) {
  const { account } = useApp()
  const places = [
    ...(managesNetwork(account) ? [['', 'All locations'] as const] : []),
    ...locations.map(({ id, name }) => [String(id), name] as const),
  ]
  const [first] = locations
  const [place, setPlace] = useState(first ? String(first.id) : '')
  const [level, setLevel] = useState('CONTRIBUTE')
  const count = people.length === 1 ? (people[0]?.name ?? '') : `${people.length} people`
  return (
    <Dialog
      title={`Change what ${count} may do`}
      description="At one location. What they may do elsewhere, and by roles, stays."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={() => onChange(changeOf(place, level))}>
            Change
          </Button>
        </>
      }
    >
      <div className="ed-person-form">
        <LocationChoice label="Location" value={place} options={places} onChange={setPlace} />
        <Choice
          label="May do"
          value={level}
          options={[
            ...levels.map(({ level: value, label }) => [value, label] as const),
            ['', 'Nothing here'],
          ]}
          onChange={setLevel}
        />
        <p className="ed-quiet">
          {levels.find(({ level: value }) => value === level)?.help ??
            'It is taken from them here.'}
        </p>
      </div>
    </Dialog>
  )
}

interface LevelDialogProps {
  readonly people: readonly Person[]
  /** Those that the user may let people into. */
  readonly locations: readonly LocationName[]
  readonly onChange: (action: RowAction<Person>) => void
  readonly onClose: () => void
}

function changeOf(place: string, chosen: string): RowAction<Person> {
  const locationId = place === '' ? null : place
  const level = levels.find((known) => known.level === chosen)?.level
  return {
    done: 'Changed what is allowed to',
    async run(client, { id, assignments }) {
      const before: readonly GivenAssignment[] = assignments
        .filter(({ role }) => role === null)
        .map((held) => ({ level: held.level, locationId: held.locationId }))
      const others = before.filter((held) => held.locationId !== locationId)
      await setAssignments(client, id, level ? [...others, { level, locationId }] : others)
      return () => setAssignments(client, id, before)
    },
  }
}
