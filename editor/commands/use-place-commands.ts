import { useDeferredValue } from 'react'
import { t } from '#schema/messages/t'
import { fetchQuery } from '../api/fetch-query'
import { documentsQuery } from '../api/operations/page-actions'
import { readLocations } from '../api/read-locations'
import { useApp } from '../app/app-context'
import { navigate } from '../app/navigation'
import { PAGES_PATH, pagePath, recordPath } from '../app/routes'
import { useCachedRequest } from '../app/use-cached-request'
import { pageQuery } from '../pages/page-filters'
import type { CommandGroup } from './command-entry'

/** Screens that are useful while a page is open. */
const SCREENS = [{ path: recordPath('replace'), label: t('Find and replace') }]

/**
 * Returns commands that open pages and locations by name. Doesn't use Apollo hooks, because the palette is shown before Apollo
 * Client is loaded. If the request fails, only the other commands are offered.
 */
export function usePlaceCommands(text: string): readonly CommandGroup[] {
  const { client } = useApp()
  const search = useDeferredValue(text.trim())
  const { answer: pages } = useCachedRequest(`commands ${search}`, async () =>
    search === ''
      ? []
      : (await fetchQuery(client, documentsQuery, pageQuery({ text: search }))).documents.nodes,
  )
  const { answer: locations } = useCachedRequest('locations', () => readLocations(client))
  if (search === '') return []
  const words = search.toLowerCase()
  return [
    {
      heading: t('Screens'),
      entries: SCREENS.filter(({ label }) => label.toLowerCase().includes(words)).map(
        ({ path, label }) => ({
          ...{ id: path, label, detail: t('In all pages and records') },
          run: () => navigate(path),
        }),
      ),
    },
    {
      heading: t('Pages'),
      entries: (pages.state === 'ready' ? pages.value : []).map((page) => ({
        id: String(page.id),
        label: page.title || t('Untitled page'),
        // The search also matches other texts than the title, so the typed text is part of the detail.
        detail: `${page.locationName}${page.path ? ` ${page.path}` : ''}`,
        run: () => navigate(pagePath(page.id)),
      })),
    },
    {
      heading: t('Locations'),
      entries: (locations.state === 'ready' ? locations.value : []).map(({ id, name }) => ({
        id: String(id),
        label: name,
        detail: t('Pages of the location'),
        run: () => navigate(`${PAGES_PATH}?locationId=${id}`),
      })),
    },
  ]
}
