import { t } from '#schema/messages/t'
import { usedOn } from '../api/references'
import { useApp } from '../app/app-context'
import { useCachedRequest } from '../app/use-cached-request'
import { AppLink, pagePath } from '../ui/app-link'
import { Button } from '../ui/button'
import { ownerName } from './owner-name'

/** On which pages a shared block is shown, in what visitors see or in a draft. */
export function UsedOn({ sharedId }: { readonly sharedId: number }) {
  const { client } = useApp()
  const { answer, again } = useCachedRequest(`uses ${sharedId}`, () =>
    usedOn(client, { kind: 'document', id: String(sharedId) }),
  )
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
