import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { changePerson, endSessions, type Person, setAssignments } from '../api/people'
import { useApp } from '../app/app-context'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { ProblemNote } from '../ui/problem-note'
import { AssignmentFields, type AssignmentRow, assignmentsOf, rowsOf } from './assignment-fields'
import { assignmentLabel } from './level-labels'
import { useStep } from './use-step'

/** A person’s access and the actions on their account. */
export function PersonDialog({ person, locations, onChanged, onClose }: PersonDialogProps) {
  const { client } = useApp()
  const { id, name, email, status } = person
  const [rows, setRows] = useState<readonly AssignmentRow[]>(() => rowsOf(person))
  const { message, isBusy, run } = useStep(onChanged)
  const [isChecked, setIsChecked] = useState(false)
  const [isSure, setIsSure] = useState(false)

  const steps: readonly Step[] = [
    {
      label: t('Resend invitation'),
      isFor: status === 'INVITED',
      run: () =>
        run(t('{name}’s invitation is on its way.', { name }), () =>
          changePerson(client, id, 'resend'),
        ),
    },
    {
      label: t('Revoke invitation'),
      isFor: status === 'INVITED' && person.isManagedByYou,
      run: () =>
        run(t('{name}’s invitation was revoked.', { name }), () =>
          changePerson(client, id, 'revoke'),
        ),
    },
    {
      label: t('Sign out everywhere'),
      isFor: status === 'ACTIVE' && person.isManagedByYou && !person.isYou,
      run: () =>
        run(t('{name} was signed out everywhere.', { name }), () => endSessions(client, id)),
    },
    {
      label: t('Turn off two-step verification'),
      isFor: (person.hasTwoFactor || person.hasPasskey) && person.isManagedByYou && !person.isYou,
      run: () =>
        run(t('{name} now signs in with only a password.', { name }), () =>
          changePerson(client, id, 'resetTwoFactor'),
        ),
    },
    {
      label: t('Reactivate'),
      isFor: status === 'DEACTIVATED' && person.isManagedByYou,
      run: () =>
        run(t('{name} can sign in again.', { name }), () => changePerson(client, id, 'reactivate')),
    },
  ]

  return (
    <Dialog
      title={name}
      description={email}
      onClose={onClose}
      footer={
        <DialogButtons label={t('Save')} isBusy={isBusy} onConfirm={save} onCancel={onClose} />
      }
    >
      <div className="ed-person-form">
        <ProblemNote text={message} />
        <AssignmentFields {...{ rows, locations, isChecked }} onChange={setRows} />
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
                void run(t('{name} was deactivated.', { name }), () =>
                  changePerson(client, id, 'deactivate'),
                )
              }}
            >
              {isSure ? t('Deactivate {name} now', { name }) : t('Deactivate')}
            </Button>
          )}
        </div>
        {isSure && (
          <p className="ed-quiet" role="status">
            {t('{name} will be signed out everywhere and can’t sign in. Their content is kept.', {
              name,
            })}
          </p>
        )}
      </div>
    </Dialog>
  )

  function save(): void {
    setIsChecked(true)
    const assignments = assignmentsOf(rows)
    if (assignments)
      void run(t('Access updated for {name}.', { name }), () =>
        setAssignments(client, id, assignments),
      )
  }
}

/** Access that a person has through roles, which is changed at the role. */
function PersonRoles({ person, locations }: Pick<PersonDialogProps, 'person' | 'locations'>) {
  const roleAssignments = person.assignments.filter(({ role }) => role !== null)
  if (roleAssignments.length === 0) return null
  const nameOf = (id: number) =>
    locations.find((location) => location.id === id)?.name ?? t('location {id}', { id })
  return (
    <div>
      <strong>{t('By roles')}</strong>
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
  /** Called with a message that describes the result. */
  readonly onChanged: (words: string) => void
  readonly onClose: () => void
}
