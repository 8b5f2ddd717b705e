import type {
  LibraryQueryVariables,
  LibraryQuery as LibraryResult,
} from '../api/operations/generated'
import { ofMedia } from './found-records'
import type { LibraryPicture, LibraryQuery } from './pictures'

/** Pictures per request. */
const PART = 60

/** Returns the variables of `libraryQuery` for its first page. */
export function libraryVariables(query: LibraryQuery) {
  return {
    ...(query.text.trim() !== '' && { search: query.text.trim() }),
    ...(query.location !== '' && { locationId: query.location }),
    ...(query.album !== '' && { galleryId: query.album }),
    ...(query.ids && { ids: [...query.ids] }),
    ...(query.show === 'undescribed' &&
      (query.language === '' ? { lacksAltText: true } : { lacksLanguage: query.language })),
    ...(query.show === 'trash' && { inTrash: true }),
    ...(query.show === 'pictures' && { kind: 'PICTURE' as const }),
    ...(query.show === 'files' && { kind: 'FILE' as const }),
    ...SORTED[query.sort],
    ...{ first: PART, after: null },
  } satisfies LibraryQueryVariables
}

const SORTED = {
  '': { sortBy: 'CREATED_AT', sort: 'desc' },
  oldest: { sortBy: 'CREATED_AT', sort: 'asc' },
  name: { sortBy: 'NAME', sort: 'asc' },
} as const

type LibraryNode = LibraryResult['mediaLibrary']['nodes'][number]

export function libraryPicture({ item, isShown, locationId }: LibraryNode): LibraryPicture {
  return {
    ...ofMedia(item),
    ...{ altText: item.altText, isDecorative: item.isDecorative, isShown },
    standIn: item.thumbnail,
    isPicture: item.type.startsWith('image/'),
    locationId: locationId === null ? null : Number(locationId),
  }
}
