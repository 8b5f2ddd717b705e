import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { referencesQuery } from '../api/operations/references'
import type { Usage } from '../api/references'
import { withApi } from '../app/api-provider'
import { useSaveState } from '../saving/editing'
import { useSession } from '../store/session'
import { AppLink, pagePath } from '../ui/app-link'
import { Button } from '../ui/button'
import { ownerName } from './shared-group'

/** List of the pages that use a shared block, or were made from a template, published or as a draft. */
export const UsedOn = withApi(Uses)

function Uses({ sharedId }: { readonly sharedId: number }) {
  const { documentId, target, uiStore } = useSession()
  const isOpen = sharedId === documentId
  // Saving a page may add or remove a use; saving the shared block itself doesn't.
  const saved = useSaveState(
    ({ saved: { version, publishedVersion } }) => `${isOpen ? '' : version} ${publishedVersion}`,
  )
  const { data, error, refetch } = useQuery(referencesQuery, {
    variables: { kind: 'document', id: String(sharedId) },
  })
  useRefetch(saved, () => void refetch())
  const usage = data?.references
  const count = isOpen && target === 'shared' && usage ? publishedOn(usage) : 0
  useEffect(() => {
    if (!isOpen) return
    uiStore.setState({ publishesOn: count })
    return () => uiStore.setState({ publishesOn: 0 })
  }, [uiStore, isOpen, count])
  if (error)
    return (
      <p role="alert">
        {failureOf(error).message} <Button onClick={() => void refetch()}>{t('Try again')}</Button>
      </p>
    )
  if (!usage) return <p className="panel-kind">{t('Loading…')}</p>
  const { nodes, totalCount } = usage
  if (totalCount === 0) return <p className="panel-kind">{t('No saved page uses it yet.')}</p>
  return (
    <details className="panel-shared-uses">
      <summary className="ed-focusable">
        {t('{totalCount, plural, one {Used on # page} other {Used on # pages}}', { totalCount })}
      </summary>
      <ul>
        {nodes.map(({ id, title, isLive, versionAt, ...place }) => (
          <li key={`${id} ${place.locationId}`}>
            <AppLink href={pagePath(Number(id), undefined, versionAt ?? undefined)}>
              {title || t('Untitled page')}
            </AppLink>{' '}
            <span className="ed-quiet">
              {isLive
                ? ownerName(place)
                : t('{locationName}, draft', { locationName: ownerName(place) })}
            </span>
          </li>
        ))}
        {totalCount > nodes.length && (
          <li>{t('and {count} more', { count: totalCount - nodes.length })}</li>
        )}
      </ul>
    </details>
  )
}

/** Fetches again whenever what was saved has changed. */
function useRefetch(saved: string, refetch: () => void): void {
  const fetched = useRef(saved)
  const reload = useEffectEvent(refetch)
  useEffect(() => {
    if (fetched.current === saved) return
    fetched.current = saved
    reload()
  }, [saved])
}

/** Returns the number of pages that the next publication affects, without those known to be drafts. */
function publishedOn({ nodes, totalCount }: Usage): number {
  return totalCount - nodes.filter(({ isLive }) => !isLive).length
}
