import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { showingLocationsQuery } from '../api/operations/page-versions'
import { withApi } from '../app/api-provider'
import { differencesPath, pagePath } from '../app/routes'
import { sourceLabel } from '../screens/source-label'
import { useSession } from '../store/session'
import { AppLink } from '../ui/app-link'
import { Button } from '../ui/button'
import './shown-at.css'

/** List of the locations that show a network page, fifty at a time, and which of them have their own version. */
export const ShownAt = withApi(Places)

function Places() {
  const { documentId, context } = useSession()
  const [failed, setFailed] = useState<Error>()
  const id = String(documentId)
  const query = useQuery(showingLocationsQuery, { variables: { documentId: id } })
  const { nodes = [], totalCount: count = 0, pageInfo } = query.data?.showingLocations ?? {}
  if (nodes.length === 0) return null
  async function loadMore(): Promise<void> {
    setFailed(undefined)
    // The cache appends them to the list (`type-policies.ts`).
    await query.fetchMore({ variables: { after: pageInfo?.endCursor } }).catch(setFailed)
  }
  return (
    <details className="ed-shown-at">
      <summary>
        {t('{count, plural, one {Shown at # location} other {Shown at # locations}}', { count })}
      </summary>
      <ul>
        {nodes.map(({ locationId, name, slug, sources }) => (
          <li key={locationId}>
            <AppLink href={pagePath(Number(documentId), context.language, slug)}>{name}</AppLink>
            {sources.length > 0 && (
              <span className="ed-quiet">{` ${sources.map(sourceLabel).join(' · ')}`}</span>
            )}
          </li>
        ))}
      </ul>
      {failed && <p role="alert">{failureOf(failed).message}</p>}
      {pageInfo?.hasNextPage && <Button onClick={() => void loadMore()}>{t('Show more')}</Button>}
      {(pageInfo?.hasNextPage || nodes.some(({ sources }) => sources.length > 0)) && (
        <AppLink href={differencesPath({ page: id })}>{t('See which locations differ')}</AppLink>
      )}
    </details>
  )
}
