import { formatDay } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { Person } from '../api/people'
import { type Column, ListTable, Refusal } from '../screens/list/list-table'
import type { Refusals } from '../screens/list/use-row-actions'
import { assignmentLabel } from './level-labels'

/** Table of people in the requested order; a name opens the person's access. */
export function PeopleTable({ people, selected, onSelect, ...rows }: PeopleTableProps) {
  return (
    <ListTable
      name="people"
      columns={columnsOf(rows)}
      rows={people}
      keyOf={({ id }) => id}
      selection={{
        ...{ label: t('Select everyone in this list'), selected, onSelect },
        nameOf: ({ name }) => name,
      }}
    />
  )
}

interface RowsProps {
  readonly locations: readonly LocationName[]
  /** Reasons for refused changes, by the id of the person. */
  readonly refusals: Refusals
  readonly onOpen: (person: Person) => void
}

interface PeopleTableProps extends RowsProps {
  readonly people: readonly Person[]
  /** Ids of the selected people. */
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: readonly string[]) => void
}

function columnsOf({ locations, refusals, onOpen }: RowsProps): Column<Person>[] {
  const nameOf = (id: number) =>
    locations.find((location) => location.id === id)?.name ?? t('location {id}', { id })
  return [
    {
      label: t('Person'),
      cell: (person) => (
        <>
          <button type="button" className="ed-list-open" onClick={() => onOpen(person)}>
            {person.isYou ? t('{name} (you)', { name: person.name }) : person.name}
          </button>
          <span className="ed-quiet">{person.email}</span>
          <Refusal reason={refusals.get(person.id)} />
        </>
      ),
    },
    {
      label: t('Access'),
      cell: ({ assignments }) =>
        assignments.length === 0
          ? t('None')
          : assignments.map((assignment) => (
              <span
                key={`${assignment.locationId} ${assignment.ofNetwork} ${assignment.role} ${assignment.permissionSetId}`}
                className="ed-person-may"
              >
                {assignmentLabel(assignment, nameOf)}
              </span>
            )),
    },
    {
      label: t('Status'),
      cell: ({ status, invitationExpiresAt }) => (
        <>
          <span className="ed-person-status" data-status={status}>
            {STATUS_LABELS[status]}
          </span>
          {invitationExpiresAt && (
            <span className="ed-quiet">{expiryLabel(invitationExpiresAt)}</span>
          )}
        </>
      ),
    },
    {
      ...{ label: t('Two-step verification'), labelsCards: true },
      cell: (person) => twoStepLabel(person) ?? <span className="ed-quiet">{t('Off')}</span>,
    },
    {
      ...{ label: t('Signed in'), labelsCards: true },
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt ? (
          <time dateTime={lastSignedInAt}>{formatDay(lastSignedInAt)}</time>
        ) : (
          <span className="ed-quiet">–</span>
        ),
    },
  ]
}

/** Returns the label of a person's second factor; `null` if there is none. */
function twoStepLabel({ hasTwoFactor, hasPasskey }: Person): string | null {
  if (hasTwoFactor) return hasPasskey ? t('On, with a passkey') : t('On')
  return hasPasskey ? t('Passkey') : null
}

/** Returns the label of an invitation's expiry. */
function expiryLabel(end: string): string {
  const day = formatDay(end)
  return Date.parse(end) > Date.now()
    ? t('Invitation expires on {day}', { day })
    : t('Invitation expired {day}', { day })
}

const STATUS_LABELS: Readonly<Record<Person['status'], string>> = {
  ACTIVE: t('Active'),
  INVITED: t('Invited'),
  DEACTIVATED: t('Deactivated'),
}
