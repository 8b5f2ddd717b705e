import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { RoleInput } from '../api/operations/generated'
import { deleteRole, type Role, type RoleHolder, saveRole } from '../api/people'
import { useApp } from '../app/app-context'
import { Choice } from '../screens/choice'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'
import { ProblemNote } from '../ui/problem-note'
import { type Access, accessHelp, accessInput, accessOf, accessOptions } from './access-labels'
import { placeInput, placeOf, placeOptions } from './access-place'
import { HolderField } from './holder-field'
import { roleKinds, roleName, usePermissionSets } from './role-labels'
import { useStep } from './use-step'

/** Input for a role; the location's id as text, empty for all locations. */
interface Entered {
  readonly kind: RoleInput['kind']
  readonly name: string
  readonly department: string
  readonly place: string
  readonly access: Access
  readonly holders: readonly RoleHolder[]
}

/** Dialog of one role: its name, permissions and holders. Input is kept if it is refused. */
export function RoleDialog({ role, locations, onChanged, onClose }: RoleDialogProps) {
  const { client } = useApp()
  const [entered, setEntered] = useState<Entered>(() => startOf(role, locations))
  const { message, isBusy, run } = useStep(onChanged)
  const [isSure, setIsSure] = useState(false)

  const name = role ? roleName(role) : t('New role')
  return (
    <Dialog
      title={name}
      description={t('People with this role get its access as soon as you save.')}
      onClose={onClose}
      footer={
        <DialogButtons
          label={t('Save role')}
          isBusy={isBusy}
          onConfirm={() =>
            void run(t('Saved the role “{entered}”.', { entered: roleName(entered) }), () =>
              saveRole(client, inputOf(entered, role)),
            )
          }
          onCancel={onClose}
        />
      }
    >
      <div className="ed-person-form">
        <ProblemNote text={message} />
        <RoleFields {...{ entered, locations }} onChange={setEntered} />
        <HolderField
          holders={entered.holders}
          onChange={(holders) => setEntered({ ...entered, holders })}
        />
        {role && (
          <div className="ed-person-steps">
            <Button
              look="danger"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isSure) return setIsSure(true)
                void run(t('The role “{name}” was deleted.', { name }), () =>
                  deleteRole(client, role.id),
                )
              }}
            >
              {isSure ? t('Delete it now') : t('Delete')}
            </Button>
          </div>
        )}
        {isSure && (
          <p className="ed-quiet" role="status">
            {t('People with this role lose its access. Their accounts stay.')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface RoleDialogProps {
  /** `null` for a new role. */
  readonly role: Role | null
  /** Locations at which the user may assign roles. */
  readonly locations: readonly LocationName[]
  /** Called with a message that describes the result. */
  readonly onChanged: (words: string) => void
  readonly onClose: () => void
}

function RoleFields({ entered, locations, onChange }: RoleFieldsProps) {
  const { account } = useApp()
  const { sets } = usePermissionSets()
  const isPosition = entered.kind === 'POSITION'
  const places = placeOptions(account, locations, { everywhere: isPosition })
  const change = (part: Partial<Entered>) => onChange({ ...entered, ...part })
  return (
    <>
      <Choice
        label={t('Kind')}
        value={entered.kind}
        options={roleKinds.map(({ kind, label }) => [kind, label])}
        onChange={(value) => {
          const kind = roleKinds.find((known) => known.kind === value)?.kind ?? entered.kind
          const place = kind === 'POSITION' ? entered.place : entered.place || firstOf(locations)
          change({ kind, place })
        }}
      />
      <p className="ed-quiet">{roleKinds.find(({ kind }) => kind === entered.kind)?.help}</p>
      {entered.kind === 'DEPARTMENT_ROLE_TYPE_BY_LOCATION' && (
        <TextRow
          label={t('Department')}
          value={entered.department}
          onChange={(department) => change({ department })}
        />
      )}
      <TextRow label={t('Name')} value={entered.name} onChange={(name) => change({ name })} />
      <LocationChoice
        label={t('Location')}
        value={entered.place}
        options={places}
        onChange={(place) => change({ place })}
      />
      <Choice
        label={t('Access')}
        help={accessHelp(entered.access)}
        value={entered.access}
        options={accessOptions(sets)}
        onChange={(access) => change({ access })}
      />
    </>
  )
}

interface RoleFieldsProps {
  readonly entered: Entered
  readonly locations: readonly LocationName[]
  readonly onChange: (entered: Entered) => void
}

function TextRow({ label, value, onChange }: TextRowProps) {
  return (
    <FieldRow label={label} required>
      {(aria) => (
        <input
          {...aria}
          className="ed-input"
          autoComplete="off"
          maxLength={100}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldRow>
  )
}

interface TextRowProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function startOf(role: Role | null, locations: readonly LocationName[]): Entered {
  const blank = { name: '', department: '', place: firstOf(locations), holders: [] }
  if (!role) return { ...blank, kind: 'ROLE_BY_LOCATION', access: 'CONTRIBUTE' }
  const { name, department, holders } = role
  const kind = roleKinds.find((known) => known.kind === role.kind)?.kind ?? 'ROLE_BY_LOCATION'
  return {
    kind,
    name,
    department,
    place: placeOf(role),
    access: accessOf(role),
    holders,
  }
}

function firstOf([first]: readonly LocationName[]): string {
  return first ? String(first.id) : ''
}

function inputOf({ kind, name, department, place, access, holders }: Entered, role: Role | null) {
  return {
    ...(role && { id: role.id, expectedVersion: role.version }),
    ...{ kind, name, department, ...accessInput(access) },
    ...placeInput(place),
    holderIds: holders.map(({ id }) => id),
  }
}
