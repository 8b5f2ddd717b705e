import { useState } from 'react'
import type { LocationName } from '../api/answers'
import { changePerson, endSessions, type Person, setAssignments } from '../api/people'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { AssignmentFields, type AssignmentRow, assignmentsOf, rowsOf } from './assignment-fields'
import { assignmentLabel } from './level-labels'
import { useStep } from './use-step'

/** One person: what they may do, and what is done with their account. */
export function PersonDialog({ person, locations, onChanged, onClose }: PersonDialogProps) {
  const { client } = useApp()
  const { id, name, email, status } = person
  const [rows, setRows] = useState<readonly AssignmentRow[]>(() => rowsOf(person))
  const { message, isBusy, run } = useStep(onChanged)
  const [isSure, setIsSure] = useState(false)

  const steps: readonly Step[] = [
    {
      label: 'Resend invitation',
      isFor: status === 'INVITED',
      run: () =>
        run(`The invitation to ${name} is on its way.`, () => changePerson(client, id, 'resend')),
    },
    {
      label: 'Revoke invitation',
      isFor: status === 'INVITED' && person.isManagedByYou,
      run: () =>
        run(`The invitation to ${name} is revoked.`, () => changePerson(client, id, 'revoke')),
    },
    {
      label: 'Sign out everywhere',
      isFor: status === 'ACTIVE' && person.isManagedByYou && !person.isYou,
      run: () => run(`${name} is signed out everywhere.`, () => endSessions(client, id)),
    },
    {
      label: 'Turn off two-step verification',
      isFor: (person.hasTwoFactor || person.hasPasskey) && person.isManagedByYou && !person.isYou,
      run: () =>
        run(`${name} signs in with the password alone now.`, () =>
          changePerson(client, id, 'resetTwoFactor'),
        ),
    },
    {
      label: 'Reactivate',
      isFor: status === 'DEACTIVATED' && person.isManagedByYou,
      run: () => run(`${name} can sign in again.`, () => changePerson(client, id, 'reactivate')),
    },
  ]

  return (
    <Dialog
      title={name}
      description={email}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            aria-disabled={isBusy}
            onClick={() =>
              void run(`Access updated for ${name}.`, () =>
                setAssignments(client, id, assignmentsOf(rows)),
              )
            }
          >
            Save
          </Button>
        </>
      }
    >
      <div className="ed-person-form">
        {message !== '' && (
          <p className="ed-message" data-tone="danger" role="alert">
            {message}
          </p>
        )}
        <AssignmentFields rows={rows} locations={locations} onChange={setRows} />
        <PersonRoles person={person} locations={locations} />
        <div className="ed-person-steps">
          {steps
            .filter(({ isFor }) => isFor)
            .map((step) => (
              <Button key={step.label} aria-disabled={isBusy} onClick={() => void step.run()}>
                {step.label}
              </Button>
            ))}
          {status !== 'DEACTIVATED' && person.isManagedByYou && !person.isYou && (
            <Button
              look="danger"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isSure) return setIsSure(true)
                void run(`${name} is deactivated.`, () => changePerson(client, id, 'deactivate'))
              }}
            >
              {isSure ? `Deactivate ${name} now` : 'Deactivate'}
            </Button>
          )}
        </div>
        {isSure && (
          <p className="ed-quiet" role="status">
            {name} is signed out everywhere and can’t sign in. What they wrote stays.
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** What someone may do by a role: it is changed at the role. */
function PersonRoles({ person, locations }: Pick<PersonDialogProps, 'person' | 'locations'>) {
  const roleAssignments = person.assignments.filter(({ role }) => role !== null)
  if (roleAssignments.length === 0) return null
  const nameOf = (id: number) =>
    locations.find((location) => location.id === id)?.name ?? `location ${id}`
  return (
    <div>
      <strong>By roles</strong>
      {roleAssignments.map((assignment) => (
        <span key={`${assignment.locationId} ${assignment.role}`} className="ed-person-may">
          {assignmentLabel(assignment, nameOf)}
        </span>
      ))}
    </div>
  )
}

interface Step {
  readonly label: string
  readonly isFor: boolean
  readonly run: () => Promise<void>
}

interface PersonDialogProps {
  readonly person: Person
  readonly locations: readonly LocationName[]
  /** Called with what happened, in words. */
  readonly onChanged: (words: string) => void
  readonly onClose: () => void
}
