import { useQuery } from '@apollo/client/react'
import type { LocationVersionsQuery } from '../api/operations/generated'
import { locationVersionsQuery } from '../api/operations/page-versions'
import { pagePath } from '../app/routes'

type LocationVersion = LocationVersionsQuery['locationVersions']['nodes'][number]

const MAX_COUNT = 8

/** Returns versions that locations have of network pages, by their own titles. If they can't be read, there are none. */
export function useFoundVersions(search: string): readonly LocationVersion[] {
  const { data, previousData, error } = useQuery(locationVersionsQuery, {
    variables: { text: search, first: MAX_COUNT },
    skip: search === '',
  })
  // The last result stays while the next one is loading.
  const shown = search === '' || error ? undefined : (data ?? previousData)
  return shown?.locationVersions.nodes ?? []
}

/** Returns the path that opens a page as a location has it. */
export function versionPath({ documentId, language, locationSlug }: LocationVersion): string {
  return pagePath(Number(documentId), language ?? undefined, locationSlug)
}
