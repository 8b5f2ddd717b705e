import { failureIn, useCachedRequest } from '../app/use-cached-request'
import type { Album } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'

/** Returns the albums of a location; `null` while they load, or if loading failed. */
export function useAlbums(locationSlug: string) {
  const { pictures } = useRecordSearch()
  const { answer, again } = useCachedRequest(`albums ${locationSlug}`, () =>
    pictures.albums(locationSlug),
  )
  const albums: readonly Album[] | null = answer.state === 'ready' ? answer.value : null
  return { albums, failure: failureIn(answer), again }
}
