import type { LocationName } from '../api/answers'
import type { Person } from '../api/people'
import { assignmentWords } from './level-words'

/** People in the order that was asked for; the name opens what they may do. */
export function PeopleTable({ people, locations, onOpen }: PeopleTableProps) {
  const nameOf = (id: string) =>
    locations.find((location) => String(location.id) === id)?.name ?? `location ${id}`
  return (
    <table className="ed-list-table">
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">May do</th>
          <th scope="col">Status</th>
          <th scope="col">Signed in</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              <button type="button" className="ed-row-button" onClick={() => onOpen(person)}>
                {person.name}
                {person.isYou && ' (you)'}
              </button>
              <span className="ed-quiet">{person.email}</span>
            </th>
            <td>
              {person.assignments.length === 0 && 'Nothing'}
              {person.assignments.map((assignment) => (
                <span key={assignment.locationId ?? ''} className="ed-person-may">
                  {assignmentWords(assignment, nameOf)}
                </span>
              ))}
            </td>
            <td>
              <span className="ed-person-status" data-status={person.status}>
                {STATUS_WORDS[person.status]}
              </span>
            </td>
            <td>
              {person.lastSignedInAt ? (
                <time dateTime={person.lastSignedInAt}>{dayOf(person.lastSignedInAt)}</time>
              ) : (
                <span className="ed-quiet">–</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PeopleTableProps {
  readonly people: readonly Person[]
  readonly locations: readonly LocationName[]
  readonly onOpen: (person: Person) => void
}

const STATUS_WORDS: Readonly<Record<Person['status'], string>> = {
  ACTIVE: 'Active',
  INVITED: 'Invited',
  DEACTIVATED: 'Deactivated',
}

function dayOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(iso))
}
