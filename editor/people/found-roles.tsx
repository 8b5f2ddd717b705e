import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatList } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { deleteRole, type PermissionSet, type Role } from '../api/people'
import { BulkBar } from '../screens/list/bulk-bar'
import { type Column, ListTable, Refusal } from '../screens/list/list-table'
import type { OfferedAction, Refusals, RowActions } from '../screens/list/use-row-actions'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { assignmentLabel } from './level-labels'
import type { RoleQuery } from './people-query'
import { kindLabel, roleName, usePermissionSets } from './role-labels'

const deletion: OfferedAction<Role> = {
  ...{
    label: t('Delete…'),
    done: ({ count, name }) =>
      t('{count, plural, one {Deleted the role “{name}”.} other {Deleted # roles.}}', {
        count,
        name,
      }),
    icon: Trash2,
    danger: true,
  },
  isFor: () => true,
  async run(client, { id }) {
    await deleteRole(client, id)
    return null
  },
}

/** The matching roles with bulk actions. */
export function FoundRoles({ roles, query, locations, onOpen, actions }: FoundRolesProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<readonly Role[]>([])
  const { sets } = usePermissionSets()
  const found = matching(roles, query)
  if (found.length === 0) return <p>{t('No role matches. Try fewer words, or all kinds.')}</p>
  return (
    <>
      <ListTable
        columns={columnsOf({ locations, sets, refusals: actions.refusals, onOpen })}
        rows={found}
        keyOf={({ id }) => String(id)}
        selection={{
          ...{ label: t('Select all roles in this list'), selected, nameOf: roleName },
          onSelect: (ids) => setSelected(new Set(ids)),
        }}
      />
      <BulkBar
        label={t('Selected roles')}
        // Roles that are no longer listed are no longer selected.
        rows={found.filter(({ id }) => selected.has(String(id)))}
        actions={[deletion]}
        isBusy={actions.isBusy}
        onAction={(_, meant) => setAsked(meant)}
        onClear={() => setSelected(new Set())}
      />
      {asked.length > 0 && (
        <Dialog
          title={t('{count, plural, one {Delete the role?} other {Delete # roles?}}', {
            count: asked.length,
          })}
          description={t(
            'People with these roles lose their access. Their accounts stay: {asked}.',
            { asked: formatList(asked.map(roleName)) },
          )}
          onClose={() => setAsked([])}
          footer={
            <DialogButtons
              label={t('Delete')}
              isDanger
              onConfirm={() => {
                setAsked([])
                void actions.run(deletion, asked)
              }}
              onCancel={() => setAsked([])}
            />
          }
        />
      )}
    </>
  )
}

interface FoundRolesProps {
  /** All roles of the network: there are few. */
  readonly roles: readonly Role[]
  readonly query: RoleQuery
  readonly locations: readonly LocationName[]
  readonly onOpen: (role: Role) => void
  readonly actions: RowActions<Role>
}

/** Filters roles by words in their name, department and holders. */
function matching(roles: readonly Role[], { roleText, roleKind, roleSort }: RoleQuery) {
  const words = roleText.trim().toLowerCase()
  const found = roles.filter(
    (role) =>
      (roleKind === '' || role.kind === roleKind) &&
      [roleName(role), ...role.holders.map(({ name }) => name)].some((text) =>
        text.toLowerCase().includes(words),
      ),
  )
  return roleSort === 'holders'
    ? [...found].sort((a, b) => b.holders.length - a.holders.length)
    : found
}

interface RowProps extends Pick<FoundRolesProps, 'locations' | 'onOpen'> {
  readonly refusals: Refusals
  readonly sets: readonly PermissionSet[]
}

function columnsOf({ locations, sets, refusals, onOpen }: RowProps): Column<Role>[] {
  const nameOf = (id: number) =>
    locations.find((location) => location.id === id)?.name ?? t('location {id}', { id })
  return [
    {
      label: t('Role'),
      cell: (role) => (
        <>
          <button type="button" className="ed-list-open" onClick={() => onOpen(role)}>
            {roleName(role)}
          </button>
          <span className="ed-quiet">{kindLabel(role.kind)}</span>
          <Refusal reason={refusals.get(role.id)} />
        </>
      ),
    },
    {
      label: t('Access'),
      cell: (role) => {
        const permissionSet = sets.find(({ id }) => id === role.permissionSetId)?.name ?? null
        return assignmentLabel({ ...role, role: null, permissionSet }, nameOf)
      },
    },
    {
      label: t('People with this role'),
      cell: ({ holders }) =>
        holders.length === 0 ? t('Nobody yet') : formatList(holders.map(({ name }) => name)),
    },
  ]
}
