import { useQuery } from '@apollo/client/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { failureOf } from '../api/failure'
import { rolesQuery } from '../api/operations/roles'
import type { Role } from '../api/people'
import { FailureNote } from '../app/error-page'
import { Choice } from '../screens/choice'
import { Filters } from '../screens/filters'
import { SearchField } from '../screens/list/search-field'
import { useRowActions } from '../screens/list/use-row-actions'
import { Button } from '../ui/button'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { ScreenToast } from '../ui/screen-toast'
import { Spinner } from '../ui/spinner'
import { FoundRoles } from './found-roles'
import { kindOptions, type RoleQuery, roleSorts } from './people-query'
import { roleName } from './role-labels'

const RoleDialog = lazyDialog(
  lazyPart(() => import('./role-dialog').then((part) => part.RoleDialog)),
)

/** List of the network's positions and roles with their permissions and holders. */
export function RoleList({ locations, managed, query, onQuery, onChanged }: RoleListProps) {
  const { data, error, refetch } = useQuery(rolesQuery)
  const reload = () => void refetch()
  const roles = data?.roles ?? []
  const actions = useRowActions<Role>(reload, {
    nameOf: roleName,
  })
  const [opened, setOpened] = useState<Role | 'new' | null>(null)

  function changed(words: string): void {
    setOpened(null)
    onChanged(words)
    reload()
  }

  return (
    <section className="ed-roles" aria-labelledby="ed-roles">
      <div className="ed-roles-head">
        <h2 id="ed-roles">{t('Roles')}</h2>
        <Button onClick={() => setOpened('new')}>
          <Plus size={16} aria-hidden />
          {t('New role')}
        </Button>
      </div>
      <p className="ed-quiet">
        {t(
          'Use roles to give the same access to several people. Removing the role removes the access.',
        )}
      </p>
      {!data && !error && <Spinner label={t('Loading roles…')} />}
      {error && <FailureNote failure={failureOf(error)} reload={reload} />}
      {roles.length > 0 && (
        <>
          <search className="ed-list-search" aria-label={t('Roles')}>
            <SearchField
              text={query.roleText}
              label={t('Search roles')}
              placeholder={t('Role, department or person')}
              onChange={(roleText) => onQuery({ roleText })}
            />
            <Filters set={[query.roleKind, query.roleSort].filter(Boolean).length}>
              <Choice
                label={t('Kind')}
                value={query.roleKind}
                options={kindOptions}
                onChange={(roleKind) => onQuery({ roleKind })}
              />
              <Choice
                label={t('Roles sorted by')}
                value={query.roleSort}
                options={roleSorts}
                onChange={(roleSort) => onQuery({ roleSort })}
              />
            </Filters>
          </search>
          <FoundRoles {...{ locations, query, actions }} roles={roles} onOpen={setOpened} />
        </>
      )}
      <ScreenToast toast={actions.toast} />
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
  /** Locations at which the user may assign roles. */
  readonly managed: readonly LocationName[]
  readonly query: RoleQuery
  readonly onQuery: (part: Partial<RoleQuery>) => void
  /** Called with a message that describes the result. */
  readonly onChanged: (words: string) => void
}
