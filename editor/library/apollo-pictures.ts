import { z } from 'zod/mini'
import { UPLOAD_PATH } from '#schema/api/upload'
import type { MediaText } from '#schema/entities/media'
import { t } from '#schema/messages/t'
import { localisedFetch } from '../api/apollo/localised-response'
import { refusalMessage } from '../api/failure'
import { type ApiClient, fetchQuery, write } from '../api/fetch-query'
import {
  deletePicture,
  describePicture,
  libraryQuery,
  openPicture,
  purgePicture,
  restorePicture,
  restoreVersion,
} from '../api/operations/pictures'
import { apolloAlbums } from './apollo-albums'
import { describedPicture } from './found-picture'
import { ofMedia } from './found-records'
import {
  type Copying,
  type Disposal,
  type LibraryPart,
  type LibraryQuery,
  type Picture,
  type PictureChanges,
  type PicturePart,
  type Pictures,
  type Sending,
  type StoredFile,
  TryLater,
  UploadGone,
} from './pictures'

/** Pictures per request. */
const PART = 60

/** Returns the picture operations. Files are uploaded unchanged; everything else uses the editor's Apollo Client. */
export function apolloPictures(
  client: ApiClient,
  request: typeof fetch = localisedFetch((...given) => fetch(...given)),
): Pictures {
  return {
    send: async ({ file }, progress) =>
      (await import('./send-in-parts')).sendInParts(file, progress),
    store,
    copy,
    list,
    ...apolloAlbums(client),
    open,
    describe,
    restore,
    dispose,
  }

  async function store(sending: Sending, arrived: string) {
    const { file, key, locationId, replaces, unlessKnown } = sending
    const query = new URLSearchParams({
      ...{ locationId: String(locationId), name: file.name, upload: arrived },
      ...(replaces !== undefined && { replaces }),
      ...(unlessKnown && { unlessKnown: '1' }),
    })
    const record = await post(query, key)
    // The picture may be shown in many places: their data is fetched again when shown next.
    if (replaces !== undefined) client.recordsChanged('media')
    return record
  }

  function copy({ address, name, key, locationId, unlessKnown }: Copying) {
    const known = unlessKnown ? { unlessKnown: '1' } : {}
    const query = { locationId: String(locationId), name, from: address, ...known }
    return post(new URLSearchParams(query), key)
  }

  async function post(query: URLSearchParams, key: string): Promise<StoredFile> {
    const answer = await request(`${UPLOAD_PATH}?${query}`, {
      ...{ method: 'POST', credentials: 'same-origin' },
      headers: { 'idempotency-key': key },
    }).catch(() => {
      throw new TryLater(t('The server can’t be reached.'))
    })
    return recordOf(answer.status, await answer.json().catch(() => null))
  }

  async function list(query: LibraryQuery, after: string | null): Promise<LibraryPart> {
    const { mediaLibrary } = await fetchQuery(client, libraryQuery, {
      ...(query.text.trim() !== '' && { search: query.text.trim() }),
      ...(query.location !== '' && { locationId: query.location }),
      ...(query.album !== '' && { galleryId: query.album }),
      ...(query.ids && { ids: [...query.ids] }),
      ...(query.show === 'undescribed' &&
        (query.language === '' ? { lacksAltText: true } : { lacksLanguage: query.language })),
      ...(query.show === 'trash' && { inTrash: true }),
      ...(query.show === 'pictures' && { kind: 'PICTURE' }),
      ...(query.show === 'files' && { kind: 'FILE' }),
      ...SORTED[query.sort],
      ...{ first: PART, after },
    })
    return {
      pictures: mediaLibrary.nodes.map(({ item, isShown, locationId }) => ({
        ...ofMedia(item),
        ...{ altText: item.altText, isDecorative: item.isDecorative, isShown },
        standIn: item.thumbnail,
        isPicture: item.type.startsWith('image/'),
        locationId: locationId === null ? null : Number(locationId),
      })),
      totalCount: mediaLibrary.totalCount,
      next: mediaLibrary.pageInfo.hasNextPage ? mediaLibrary.pageInfo.endCursor : null,
    }
  }

  async function open(id: string): Promise<Picture | null> {
    const { allMedia } = await fetchQuery(client, openPicture, { id }, 'network-only')
    const item = allMedia.nodes[0]?.items[0]
    return item ? describedPicture(item) : null
  }

  async function describe(id: string, changes: PictureChanges): Promise<void> {
    const { focalPoint, texts, ...own } = changes
    try {
      await write(client, describePicture, {
        id,
        ...own,
        ...(focalPoint && { focalPoint: { x: focalPoint.x, y: focalPoint.y } }),
        ...(texts && { texts: texts.map(textInput) }),
      })
    } catch (error) {
      throw new Error(refusalMessage(error))
    }
    // Galleries, events and articles contain pictures, too: their data is fetched again when shown next.
    client.recordsChanged('media')
  }

  async function restore(
    id: string,
    version: number,
    parts: readonly PicturePart[],
  ): Promise<void> {
    try {
      await write(client, restoreVersion, { id, version, parts: [...parts] })
    } catch (error) {
      throw new Error(refusalMessage(error))
    }
    client.recordsChanged('media')
  }

  async function dispose(id: string, how: Disposal): Promise<void> {
    try {
      await write<unknown, { readonly id: string }>(client, DISPOSALS[how], { id })
    } catch (error) {
      throw new Error(refusalMessage(error))
    }
    client.recordsChanged('media')
  }
}

const DISPOSALS = { delete: deletePicture, restore: restorePicture, purge: purgePicture } as const

const SORTED = {
  '': { sortBy: 'CREATED_AT', sort: 'desc' },
  oldest: { sortBy: 'CREATED_AT', sort: 'asc' },
  name: { sortBy: 'NAME', sort: 'asc' },
} as const

/** Converts a text to GraphQL input, in which ids are text. */
function textInput({ locationId, ...text }: MediaText) {
  return { ...text, locationId: locationId === null ? null : String(locationId) }
}

const uploadedItem = z.object({
  id: z.string(),
  displayName: z.string(),
  altText: z.string(),
  url: z.string(),
  type: z.string(),
  replacedVersion: z.optional(z.int()),
})

const uploadAnswer = z.object({
  mediaItem: z.optional(uploadedItem),
  known: z.optional(uploadedItem),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
})

/** Returns the stored file. Throws the server's message, as `TryLater` or `UploadGone` if a retry may succeed. */
function recordOf(status: number, body: unknown): StoredFile {
  const read = uploadAnswer.safeParse(body)
  const item = read.data?.mediaItem
  if (item) {
    const { replacedVersion } = item
    return { ...ofMedia(item), ...(replacedVersion !== undefined && { replacedVersion }) }
  }
  if (read.data?.known) return { ...ofMedia(read.data.known), isKnown: true }
  const message =
    read.data?.errors?.[0]?.message ??
    t('The server couldn’t accept the picture ({status}). Try again.', { status })
  if (status === 404) throw new UploadGone(message)
  if (status >= 500 || status === 429) throw new TryLater(message)
  throw new Error(message)
}
