import { useQuery } from '@apollo/client/react'
import { useDeferredValue } from 'react'
import { t } from '#schema/messages/t'
import { documentsQuery } from '../api/operations/page-actions'
import { navigate } from '../app/navigation'
import { PAGES_PATH, pagePath, recordPath } from '../app/routes'
import { pageQuery } from '../pages/page-filters'
import { useFoundVersions, versionPath } from '../screens/use-found-versions'
import { useLocationNames } from '../screens/use-location-names'
import type { CommandGroup } from './command-entry'

/** Screens that are useful while a page is open. */
const SCREENS = [{ path: recordPath('replace'), label: t('Find and replace') }]

/** Returns commands that open pages and locations by name. If they can't be read, only the other commands are offered. */
export function usePlaceCommands(text: string): readonly CommandGroup[] {
  const search = useDeferredValue(text.trim())
  const { data, previousData, error } = useQuery(documentsQuery, {
    variables: pageQuery({ text: search }),
    skip: search === '',
  })
  const versions = useFoundVersions(search)
  const { names } = useLocationNames()
  if (search === '') return []
  // The last result stays while the next one is loading.
  const pages = error ? [] : ((data ?? previousData)?.documents.nodes ?? [])
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
      entries: pages.map((page) => ({
        id: String(page.id),
        label: page.title || t('Untitled page'),
        // The search also matches other texts than the title, so the typed text is part of the detail.
        detail: [page.locationName, page.path].filter(Boolean).join(' · '),
        run: () => navigate(pagePath(page.id)),
      })),
    },
    {
      heading: t('Pages changed at locations'),
      entries: versions.map((version) => ({
        id: versionPath(version),
        label: version.title,
        detail: [version.locationName, version.path].filter(Boolean).join(' · '),
        run: () => navigate(versionPath(version)),
      })),
    },
    {
      heading: t('Locations'),
      entries: names.map(({ id, name }) => ({
        id: String(id),
        label: name,
        detail: t('Pages of the location'),
        run: () => navigate(`${PAGES_PATH}?locationId=${id}`),
      })),
    },
  ]
}
