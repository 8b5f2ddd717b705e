import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { referencesQuery } from '../api/operations/references'
import type { Disposal } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { UsageList } from '../screens/usage-list'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import './picture-usage.css'

/** List of where a picture is used; an unused one can be deleted. */
export function PictureUsage({ id, isInTrash, onDisposed }: PictureUsageProps) {
  const { pictures } = useRecordSearch()
  const { uiStore } = useSession()
  const { data, error } = useQuery(referencesQuery, { variables: { kind: 'media', id } })
  const usage = data?.references
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isUsed = usage !== undefined && usage.totalCount > 0
  return (
    <section className="media-usage" aria-label={t('Used on')}>
      <h3>{isUsed ? t('Used on {totalCount}', { totalCount: usage.totalCount }) : t('Used on')}</h3>
      {isUsed ? (
        <UsageList usage={usage} />
      ) : (
        <p className="ed-quiet">{usageMessage(usage !== undefined, error !== undefined)}</p>
      )}
      {problem !== '' && (
        <p role="alert" className="panel-picture-failed">
          {problem}
        </p>
      )}
      {isInTrash !== null && (
        <div className="media-usage-actions">
          {isInTrash ? (
            <TrashActions dispose={dispose} />
          ) : (
            <DeleteAction isUsed={isUsed} dispose={dispose} />
          )}
        </div>
      )}
    </section>
  )

  async function dispose(how: Disposal): Promise<void> {
    if (isBusy || (how === 'delete' && isUsed)) return
    setIsBusy(true)
    setProblem('')
    try {
      await pictures.dispose(id, how)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
      return
    }
    uiStore.refreshRecords()
    uiStore.announce(DONE[how])
    onDisposed()
  }
}

interface PictureUsageProps {
  readonly id: string
  /** `null` if it can't be deleted, because an open page may use it without being saved yet. */
  readonly isInTrash: boolean | null
  readonly onDisposed: () => void
}

function DeleteAction({ isUsed, dispose }: DeleteActionProps) {
  return (
    <>
      <Button look="danger" aria-disabled={isUsed || undefined} onClick={() => dispose('delete')}>
        {t('Delete')}
      </Button>
      {isUsed && (
        <p className="ed-quiet">
          {t(
            'You can’t delete it while it’s in use. Remove it there first, or replace it everywhere.',
          )}
        </p>
      )}
    </>
  )
}

interface DeleteActionProps extends DisposeProps {
  readonly isUsed: boolean
}

interface DisposeProps {
  readonly dispose: (how: Disposal) => void
}

/** Buttons of a deleted picture. Permanent deletion asks for confirmation, because it can't be undone. */
function TrashActions({ dispose }: DisposeProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => dispose('restore')}>
        {t('Restore')}
      </Button>
      {isAsking ? (
        <>
          <p>{t('This can’t be undone.')}</p>
          <Button look="danger" autoFocus onClick={() => dispose('purge')}>
            {t('Yes, delete permanently')}
          </Button>
        </>
      ) : (
        <Button onClick={() => setIsAsking(true)}>{t('Delete permanently')}</Button>
      )}
    </>
  )
}

const DONE: Readonly<Record<Disposal, string>> = {
  delete: t('Moved to the trash, where it stays for 30 days'),
  restore: t('Restored'),
  purge: t('Deleted permanently'),
}

function usageMessage(isRead: boolean, hasFailed: boolean): string {
  if (hasFailed) return t('Couldn’t load where it’s used. Close this and try again.')
  return isRead ? t('Not used anywhere.') : t('Checking where it’s used…')
}
