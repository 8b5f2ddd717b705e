import { useQuery } from '@apollo/client/react'
import { useDeferredValue } from 'react'
import { documentsQuery } from '../api/operations/page-actions'
import { navigate } from '../app/navigation'
import { PAGES_PATH, pagePath } from '../app/routes'
import { pageQuery } from '../pages/page-filters'
import { useLocationNames } from '../screens/use-location-names'
import type { CommandGroup } from './command-entry'

/** Pages and locations to go to, by name. While they cannot be had the other commands do without them. */
export function usePlaceCommands(text: string): readonly CommandGroup[] {
  const search = useDeferredValue(text.trim())
  const { data, previousData } = useQuery(documentsQuery, {
    variables: pageQuery({ text: search }),
    skip: search === '',
  })
  const { names } = useLocationNames()
  if (search === '') return []
  return [
    {
      heading: 'Pages',
      entries: ((data ?? previousData)?.documents.nodes ?? []).map((page) => ({
        id: String(page.id),
        label: page.title || 'Untitled page',
        // The search looks at more than the title, so what was typed belongs to the detail.
        detail: `${page.locationName}${page.path ? ` ${page.path}` : ''}`,
        run: () => navigate(pagePath(page.id)),
      })),
    },
    {
      heading: 'Locations',
      entries: names.map(({ id, name }) => ({
        id: String(id),
        label: name,
        detail: 'Pages of the location',
        run: () => navigate(`${PAGES_PATH}?locationId=${id}`),
      })),
    },
  ]
}
