import { useEffect } from 'react'
import { t } from '#schema/messages/t'
import { type Usage, usedOn } from '../api/references'
import { useApp } from '../app/app-context'
import { useCachedRequest } from '../app/use-cached-request'
import { useSaveState } from '../saving/editing'
import { useSession } from '../store/session'
import { AppLink, pagePath } from '../ui/app-link'
import { Button } from '../ui/button'
import { ownerName } from './owner-name'

/** List of the pages that use a shared block, published or as a draft. */
export function UsedOn({ sharedId }: { readonly sharedId: number }) {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const isOpen = sharedId === documentId
  // Saving a page may add or remove a use; saving the shared block itself doesn't.
  const saved = useSaveState(
    ({ saved: { version, publishedVersion } }) => `${isOpen ? '' : version} ${publishedVersion}`,
  )
  const { answer, again } = useCachedRequest(`uses ${sharedId} ${saved}`, () =>
    usedOn(client, { kind: 'document', id: String(sharedId) }),
  )
  const label = isOpen && answer.state === 'ready' ? publishLabel(answer.value) : null
  useEffect(() => {
    if (!isOpen) return
    uiStore.setState({ publishLabel: label })
    return () => uiStore.setState({ publishLabel: null })
  }, [uiStore, isOpen, label])
  if (answer.state === 'loading') return <p className="panel-kind">{t('Loading…')}</p>
  if (answer.state === 'failed')
    return (
      <p role="alert">
        {answer.failure.message} <Button onClick={again}>{t('Try again')}</Button>
      </p>
    )
  const { nodes, totalCount } = answer.value
  if (totalCount === 0) return <p className="panel-kind">{t('No saved page uses it yet.')}</p>
  return (
    <details className="panel-shared-uses">
      <summary className="ed-focusable">
        {t('{totalCount, plural, one {Used on # page} other {Used on # pages}}', { totalCount })}
      </summary>
      <ul>
        {nodes.map(({ id, title, isLive, ...place }) => (
          <li key={`${id} ${place.locationId}`}>
            <AppLink href={pagePath(Number(id))}>{title || t('Untitled page')}</AppLink>{' '}
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

/** Returns the number of pages that the next publication affects, without those known to be drafts. */
function publishLabel({ nodes, totalCount }: Usage): string | null {
  const count = totalCount - nodes.filter(({ isLive }) => !isLive).length
  return count > 0
    ? t('{count, plural, one {Publish on # page} other {Publish on # pages}}', { count })
    : null
}
