import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { LocationName } from '../api/answers'
import { type Role, readRoles } from '../api/people'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { useAnswer } from '../app/use-answer'
import { type Column, ListTable } from '../screens/list/list-table'
import { Button } from '../ui/button'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'
import { Spinner } from '../ui/spinner'
import { assignmentWords } from './level-words'
import { kindLabel, roleName } from './role-words'

const RoleDialog = fetchedDialog(
  fetchedPart(() => import('./role-dialog').then((part) => part.RoleDialog)),
)

/** The positions and roles of the network: what their holders may do, and who they are. */
export function RoleList({ locations, managed, onChanged }: RoleListProps) {
  const { client } = useApp()
  const { answer, again } = useAnswer('roles', () => readRoles(client))
  const [opened, setOpened] = useState<Role | 'new' | null>(null)

  function changed(words: string): void {
    setOpened(null)
    onChanged(words)
    again()
  }

  return (
    <section className="ed-roles" aria-labelledby="ed-roles">
      <div className="ed-roles-head">
        <h2 id="ed-roles">Roles</h2>
        <Button onClick={() => setOpened('new')}>
          <Plus size={16} aria-hidden />
          New role
        </Button>
      </div>
      <p className="ed-quiet">
        Give a role when several people do the same work: whoever holds it may do what it says, and
        no longer once it is taken away.
      </p>
      {answer.state === 'loading' && <Spinner label="Loading roles…" />}
      {answer.state === 'failed' && <FailureNote failure={answer.failure} again={again} />}
      {answer.state === 'ready' && answer.value.length > 0 && (
        <ListTable
          columns={columnsOf(locations, setOpened)}
          rows={answer.value}
          keyOf={({ id }) => id}
        />
      )}
      {opened && (
        <RoleDialog
          role={opened === 'new' ? null : opened}
          locations={managed}
          onChanged={changed}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

interface RoleListProps {
  readonly locations: readonly LocationName[]
  /** Those that the user may give roles at. */
  readonly managed: readonly LocationName[]
  /** Called with what happened, in words. */
  readonly onChanged: (words: string) => void
}

function columnsOf(
  locations: readonly LocationName[],
  onOpen: (role: Role) => void,
): Column<Role>[] {
  const nameOf = (id: string) =>
    locations.find((location) => String(location.id) === id)?.name ?? `location ${id}`
  return [
    {
      label: 'Role',
      cell: (role) => (
        <>
          <button type="button" className="ed-list-open" onClick={() => onOpen(role)}>
            {roleName(role)}
          </button>
          <span className="ed-quiet">{kindLabel(role.kind)}</span>
        </>
      ),
    },
    { label: 'May do', cell: (role) => assignmentWords({ ...role, role: null }, nameOf) },
    {
      label: 'Held by',
      cell: ({ holders }) =>
        holders.length === 0 ? 'Nobody yet' : holders.map(({ name }) => name).join(', '),
    },
  ]
}
