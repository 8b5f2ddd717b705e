import { useQuery } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { impactLocationsQuery } from '../api/operations/rollouts'
import type { ImpactState, ImpactTarget, LocationImpact } from '../api/rollouts'
import { Button } from '../ui/button'
import { Spinner } from '../ui/spinner'
import './rollouts.css'

/** The locations that a page affects, a hundred per page, filtered by state and text. */
export function LocationRows({ target, state, children }: LocationRowsProps) {
  const [search, setSearch] = useState('')
  const [moreError, setMoreError] = useState<Error>()
  const query = useQuery(impactLocationsQuery, {
    variables: {
      ...{ ...target, documentId: String(target.documentId) },
      ...(state && { state }),
      ...(search && { search }),
    },
    fetchPolicy: 'network-only',
  })
  const { error, data = query.previousData } = query
  const failed = error ?? moreError
  const { nodes: rows = [], pageInfo } = (error ? null : data?.publishImpact?.locations) ?? {}
  async function loadMore(): Promise<void> {
    setMoreError(undefined)
    // The cache appends them to the list (`type-policies.ts`).
    await query.fetchMore({ variables: { after: pageInfo?.endCursor } }).catch(setMoreError)
  }
  return (
    <div className="ed-rollout-list">
      <input
        className="ed-input"
        type="search"
        aria-label={t('Search locations')}
        placeholder={t('Search locations')}
        maxLength={100}
        value={search}
        onChange={({ target: { value } }) => setSearch(value)}
      />
      {!data && !error && <Spinner label={t('Loading locations…')} />}
      {failed && <p role="alert">{failureOf(failed).message}</p>}
      {data && !error && rows.length === 0 && <p>{t('No location matches.')}</p>}
      <ul aria-label={t('Locations')}>{rows.map(children)}</ul>
      {pageInfo?.hasNextPage && <Button onClick={() => void loadMore()}>{t('Show more')}</Button>}
    </div>
  )
}

interface LocationRowsProps {
  readonly target: ImpactTarget
  readonly state?: ImpactState | undefined
  readonly children: (location: LocationImpact) => ReactNode
}
