import { useQuery } from '@apollo/client/react'
import { t } from '#schema/messages/t'
import { inheritingLocationsQuery } from '../api/operations/locations'
import { pageVersionsQuery } from '../api/operations/page-versions'
import { withApi } from '../app/api-provider'
import { differencesPath, pagePath } from '../app/routes'
import { useSession } from '../store/session'
import { AppLink } from '../ui/app-link'
import './shown-at.css'

/** List of the locations that show a network page, and which of them override parts of it. */
export const ShownAt = withApi(Places)

function Places() {
  const { documentId, context } = useSession()
  const id = String(documentId)
  const variables = { documentId: id }
  // Cached, because the page's checks have already requested it.
  const { data } = useQuery(inheritingLocationsQuery, { variables, fetchPolicy: 'cache-first' })
  const { data: live } = useQuery(pageVersionsQuery, { variables })
  const { shownAt: places = [], count = 0 } = data?.inheritingLocations ?? {}
  const more = count + 1 - places.length
  if (places.length === 0) return null
  const versions = live?.livePageVersions.nodes ?? []
  const own = (placeId: unknown, source: string) =>
    versions.some((one) => one.source === source && String(one.locationId) === String(placeId))
  return (
    <details className="ed-shown-at">
      <summary>
        {t('{count, plural, one {Shown at # location} other {Shown at # locations}}', {
          count: count + 1,
        })}
      </summary>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <AppLink href={pagePath(Number(documentId), context.language, place.slug)}>
              {place.name}
            </AppLink>
            {own(place.id, 'OVERRIDE') && (
              <span className="ed-quiet">{` ${t('Changed here')}`}</span>
            )}
            {own(place.id, 'DETACHED') && <span className="ed-quiet">{` ${t('Detached')}`}</span>}
            {own(place.id, 'OWN_TEXT') && (
              <span className="ed-quiet">{` ${t('Custom text')}`}</span>
            )}
          </li>
        ))}
        {more > 0 && <li className="ed-quiet">{t('and {more} more', { more })}</li>}
      </ul>
      {versions.length > 0 && (
        <AppLink href={differencesPath({ page: id })}>{t('See which locations differ')}</AppLink>
      )}
    </details>
  )
}
