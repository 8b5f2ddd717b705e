import type { LocationName } from '../api/answers'
import type { Person } from '../api/people'
import { type Column, ListTable } from '../screens/list/list-table'
import { dayWords } from '../ui/local-words'
import { assignmentWords } from './level-words'

/** People in the order that was asked for; the name opens what they may do. */
export function PeopleTable({ people, locations, onOpen }: PeopleTableProps) {
  return <ListTable columns={columnsOf(locations, onOpen)} rows={people} keyOf={({ id }) => id} />
}

interface PeopleTableProps {
  readonly people: readonly Person[]
  readonly locations: readonly LocationName[]
  readonly onOpen: (person: Person) => void
}

function columnsOf(
  locations: readonly LocationName[],
  onOpen: (person: Person) => void,
): Column<Person>[] {
  const nameOf = (id: string) =>
    locations.find((location) => String(location.id) === id)?.name ?? `location ${id}`
  return [
    {
      label: 'Person',
      cell: (person) => (
        <>
          <button type="button" className="ed-list-open" onClick={() => onOpen(person)}>
            {person.name}
            {person.isYou && ' (you)'}
          </button>
          <span className="ed-quiet">{person.email}</span>
        </>
      ),
    },
    {
      label: 'May do',
      cell: ({ assignments }) =>
        assignments.length === 0
          ? 'Nothing'
          : assignments.map((assignment) => (
              <span key={`${assignment.locationId} ${assignment.role}`} className="ed-person-may">
                {assignmentWords(assignment, nameOf)}
              </span>
            )),
    },
    {
      label: 'Status',
      cell: ({ status }) => (
        <span className="ed-person-status" data-status={status}>
          {STATUS_WORDS[status]}
        </span>
      ),
    },
    {
      label: 'Signed in',
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt ? (
          <time dateTime={lastSignedInAt}>{dayWords(lastSignedInAt)}</time>
        ) : (
          <span className="ed-quiet">–</span>
        ),
    },
  ]
}

const STATUS_WORDS: Readonly<Record<Person['status'], string>> = {
  ACTIVE: 'Active',
  INVITED: 'Invited',
  DEACTIVATED: 'Deactivated',
}
