import { t } from '#schema/messages/t'
import { locationVersionsQuery } from '../api/operations/page-versions'
import { Paging } from '../screens/list/paging'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { sourceLabel } from '../screens/source-label'
import { versionPath } from '../screens/use-found-versions'
import { isId } from '../screens/use-url-query'
import { AppLink } from '../ui/app-link'
import type { PageFilters } from './page-filters'
import './location-versions.css'

const PAGE_SIZE = 10

/** List of the network pages that a location has in its own version; without a location, those whose own title matches. */
export function LocationVersions({ filters: { locationId = '', text = '' } }: VersionsProps) {
  const isOfLocation = isId(locationId)
  const search = text.trim()
  const list = usePagedQuery(locationVersionsQuery, {
    variables: {
      ...{ first: PAGE_SIZE, text: search === '' ? null : search },
      locationId: isOfLocation ? locationId : null,
    },
    partOf: (answer) => answer.locationVersions,
  })
  // The list of pages reports a lost connection.
  const { part, cursors, setCursors } = list
  if (list.failure || !part?.totalCount) return null
  return (
    <section className="ed-location-versions" aria-labelledby="location-versions">
      <h2 id="location-versions">
        {isOfLocation ? t('Network pages changed here') : t('Network pages changed at locations')}
      </h2>
      <ul>
        {part.nodes.map((version) => (
          <li key={`${version.documentId} ${version.locationId}`}>
            <AppLink href={versionPath(version)}>{version.title || t('Untitled page')}</AppLink>
            <span className="ed-quiet">
              {[
                sourceLabel(version.source),
                version.isLive ? '' : t('only in a draft'),
                isOfLocation ? '' : version.locationName,
                version.path,
                version.title === version.pageTitle
                  ? ''
                  : t('the network’s: “{title}”', { title: version.pageTitle }),
              ]
                .filter(Boolean)
                .join('\u00a0· ')}
            </span>
          </li>
        ))}
      </ul>
      {part.totalCount > PAGE_SIZE && (
        <Paging
          {...{ part, pageSize: PAGE_SIZE, cursors, setCursors }}
          label={t('More changed pages')}
        />
      )}
    </section>
  )
}

interface VersionsProps {
  readonly filters: Partial<Pick<PageFilters, 'locationId' | 'text'>>
}
