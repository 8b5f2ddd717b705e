import { useEffect, useState } from 'react'
import type { Album } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'

/** The albums of a location; `null` while they are loaded. */
export function useAlbums(locationSlug: string): readonly Album[] | null {
  const { pictures } = useRecordSearch()
  const [albums, setAlbums] = useState<readonly Album[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    pictures.albums(locationSlug).then(
      (found) => isCurrent && setAlbums(found),
      // The pictures are there all the same.
      () => isCurrent && setAlbums([]),
    )
    return () => {
      isCurrent = false
    }
  }, [pictures, locationSlug])
  return albums
}
