import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { failureIn } from '../api/failure'
import { albums as albumsQuery } from '../api/operations/pictures'
import type { Album } from '../library/pictures'

/** Returns the albums of a location; `null` while they load, or if loading failed. */
export function useAlbums(locationSlug: string) {
  const { data, error, refetch } = useQuery(albumsQuery, { variables: { locationSlug } })
  const albums = useMemo(
    (): readonly Album[] | null =>
      (error ? null : data?.galleries.nodes.map(({ id, name }) => ({ id: String(id), name }))) ??
      null,
    [data, error],
  )
  return { albums, failure: failureIn(error), reload: () => void refetch() }
}
