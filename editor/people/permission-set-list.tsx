import { Plus } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { PermissionSet } from '../api/people'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { managesNetwork } from '../screens/screens'
import { Button } from '../ui/button'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { Spinner } from '../ui/spinner'
import { permissionLabel } from './permission-label'
import { usePermissionSets } from './role-labels'

const PermissionSetDialog = lazyDialog(
  lazyPart(() => import('./permission-set-dialog').then((part) => part.PermissionSetDialog)),
)

/** List of the permission sets that head office has defined besides the built-in levels. */
export function PermissionSetList({ onChanged }: PermissionSetListProps) {
  const { account } = useApp()
  const { isRead, sets, error, refetch } = usePermissionSets()
  const [opened, setOpened] = useState<PermissionSet | 'new' | null>(null)
  const mayCompose = managesNetwork(account)
  return (
    <section className="ed-permission-sets" aria-labelledby="ed-permission-sets">
      <div className="ed-roles-head">
        <h2 id="ed-permission-sets">{t('Permission sets')}</h2>
        {mayCompose && (
          <Button onClick={() => setOpened('new')}>
            <Plus size={16} aria-hidden />
            {t('New permission set')}
          </Button>
        )}
      </div>
      <p className="ed-quiet">
        {t(
          'Give access by type of content and language, where View, Contribute and Manage don’t fit.',
        )}
      </p>
      {!isRead && !error && <Spinner label={t('Loading permission sets…')} />}
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {isRead && sets.length === 0 && <p>{t('No permission sets yet.')}</p>}
      <ul>
        {sets.map((set) => (
          <li key={set.id}>
            {mayCompose ? (
              <button type="button" className="ed-list-open" onClick={() => setOpened(set)}>
                {set.name}
              </button>
            ) : (
              <strong>{set.name}</strong>
            )}
            <span className="ed-quiet">{permissionLabel(set)}</span>
          </li>
        ))}
      </ul>
      {opened && (
        <PermissionSetDialog
          set={opened === 'new' ? null : opened}
          onChanged={(words) => {
            setOpened(null)
            void refetch()
            onChanged(words)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

interface PermissionSetListProps {
  /** Called with a message that describes the result. */
  readonly onChanged: (words: string) => void
}
