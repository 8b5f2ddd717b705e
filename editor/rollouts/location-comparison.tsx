import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { impactPageQuery } from '../api/operations/rollouts'
import type { ImpactPage, LocationImpact } from '../api/rollouts'
import { readWhole } from '../overrides/effective-page'
import { ComparePages } from '../revisions/compare-pages'
import type { PageState } from '../saving/journal'
import { useLocation } from '../screens/use-location'
import { SessionProvider, useSession } from '../store/session'
import { Spinner } from '../ui/spinner'

/** A page as a location shows it now and after the change, rendered as on its site. */
export function LocationComparison({ location }: { readonly location: LocationImpact }) {
  const session = useSession()
  const { documentId, context } = session
  const query = useQuery(impactPageQuery, {
    variables: {
      ...{ documentId: String(documentId), locationId: String(location.locationId) },
      language: context.language,
    },
    fetchPolicy: 'no-cache',
  })
  const { location: place, error = query.error } = useLocation(location.locationId)
  const there = useMemo(
    () =>
      place
        ? { ...session, context: { ...context, location: place, siteRoot: siteRootOf(place) } }
        : session,
    [session, context, place],
  )
  if (error) return <p role="alert">{failureOf(error).message}</p>
  if (!query.data || place === undefined) return <Spinner label={t('Loading both pages…')} />
  const [before, after] = statesOf(
    query.data.impactPage,
    session.pageStore.getState().page.settings,
  )
  if (!before || !after)
    return (
      <p>
        {t('Visitors to {name} don’t have this page before or after.', { name: location.name })}
      </p>
    )
  return (
    <SessionProvider value={there}>
      <div className="ed-rollout-compare">
        <ComparePages
          before={{ label: t('{name} now', { name: location.name }), state: before }}
          after={{ label: t('{name} after publishing', { name: location.name }), state: after }}
          shown={null}
        />
      </div>
    </SessionProvider>
  )
}

function siteRootOf({ id, slug }: { readonly id: number; readonly slug: string }): string {
  return id === DEFAULT_LOCATION_ID ? '' : `/${slug}`
}

function statesOf(
  page: ImpactPage | null,
  settings: PageState['settings'],
): readonly (PageState | null)[] {
  return [page?.before, page?.after].map((side) => {
    const read = side ? readWhole(side.content) : null
    if (!side || !read?.ok) return null
    const { title, description, imageId } = side
    return { settings: { ...settings, title, description, imageId }, content: read.content }
  })
}
