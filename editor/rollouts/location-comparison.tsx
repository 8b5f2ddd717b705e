import { useMemo } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { openLocation } from '../api/locations'
import { type ImpactPage, type LocationImpact, readImpactPage } from '../api/rollouts'
import { useApp } from '../app/app-context'
import { useCachedRequest } from '../app/use-cached-request'
import { readWhole } from '../overrides/effective-page'
import { ComparePages } from '../revisions/compare-pages'
import type { PageState } from '../saving/journal'
import { SessionProvider, useSession } from '../store/session'
import { Spinner } from '../ui/spinner'

/** A page as a location shows it now and after the change, rendered as on its site. */
export function LocationComparison({ location }: { readonly location: LocationImpact }) {
  const { client } = useApp()
  const session = useSession()
  const { documentId, context } = session
  const { answer } = useCachedRequest(`${documentId} ${location.locationId}`, async () => {
    const locationId = String(location.locationId)
    const [page, place] = await Promise.all([
      readImpactPage(client, { documentId, locationId, language: context.language }),
      openLocation(client, location.locationId),
    ])
    return { page, place }
  })
  const place = answer.state === 'ready' ? answer.value.place : null
  const there = useMemo(
    () =>
      place
        ? { ...session, context: { ...context, location: place, siteRoot: siteRootOf(place) } }
        : session,
    [session, context, place],
  )
  if (answer.state === 'loading') return <Spinner label={t('Loading both pages…')} />
  if (answer.state === 'failed') return <p role="alert">{answer.failure.message}</p>
  const [before, after] = statesOf(answer.value.page, session.pageStore.getState().page.settings)
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
