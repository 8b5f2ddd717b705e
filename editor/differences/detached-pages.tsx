import { useQuery } from '@apollo/client/react'
import { formatDay } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { detachedPagesQuery } from '../api/operations/page-versions'
import { pagePath } from '../app/routes'
import { useLocationNames } from '../screens/use-location-names'
import { isId } from '../screens/use-url-query'
import { AppLink } from '../ui/app-link'
import type { Narrowed } from './differing-page'

/** List of pages that locations have detached from the network; each is attached again on its page. */
export function DetachedPages({ query }: { readonly query: Pick<Narrowed, 'page' | 'location'> }) {
  const { names } = useLocationNames()
  const { data } = useQuery(detachedPagesQuery, {
    variables: {
      ...(isId(query.page) && { documentId: query.page }),
      ...(isId(query.location) && { locationId: query.location }),
    },
    fetchPolicy: 'cache-and-network',
  })
  const { nodes = [], totalCount = 0 } = data?.livePageVersions ?? {}
  if (nodes.length === 0) return null
  const slugOf = (locationId: unknown) => names.find(({ id }) => id === Number(locationId))?.slug
  return (
    <section className="differences-resets" aria-labelledby="detached-pages">
      <h2 id="detached-pages">{t('Detached pages')}</h2>
      <p className="ed-quiet">
        {t(
          '{count, plural, one {# page keeps its version: the network’s changes don’t arrive there. Open it to attach it again.} other {# pages keep their version: the network’s changes don’t arrive there. Open one to attach it again.}}',
          { count: totalCount },
        )}
      </p>
      <ul>
        {nodes.map((node) => (
          <li key={`${node.documentId} ${node.locationId}`}>
            <p>
              <AppLink href={pagePath(Number(node.documentId), undefined, slugOf(node.locationId))}>
                {node.title} · {node.locationName}
              </AppLink>{' '}
              <span className="ed-quiet">
                {node.publishedAt
                  ? t('Detached on {day}', { day: formatDay(node.publishedAt) })
                  : t('Detached')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
