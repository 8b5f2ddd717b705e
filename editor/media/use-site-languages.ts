import { useQuery } from '@apollo/client/react'
import { siteLanguagesQuery } from '../api/operations/pictures'

/** Returns the languages of the network's sites, the default one first; requested once, `undefined` until then. */
export function useSiteLanguages(): readonly string[] | undefined {
  return useQuery(siteLanguagesQuery, { fetchPolicy: 'cache-first' }).data?.siteLanguages
}
