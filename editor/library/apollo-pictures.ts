import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { z } from 'zod/mini'
import { UPLOAD_PATH } from '#schema/api/upload'
import type { MediaText } from '#schema/entities/media'
import { t } from '#schema/messages/t'
import { localisedFetch } from '../api/apollo/localised-response'
import { fetchApollo } from '../api/client'
import { refusalMessage } from '../api/failure'
import { type ApiClient, fetchQuery } from '../api/fetch-query'
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
import { libraryPicture, libraryVariables } from './library-query'
import { removeListed, updateListed } from './listed-pictures'
import {
  type Copying,
  type Disposal,
  type LibraryPart,
  type LibraryQuery,
  type Picture,
  type PictureChanges,
  type PicturePart,
  type Pictures,
  type PictureUpload,
  type StoredFile,
  TryLater,
  UploadExpired,
} from './pictures'

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

  async function store(sending: PictureUpload, arrived: string) {
    const { file, key, locationId, replaces, unlessKnown } = sending
    const query = new URLSearchParams({
      ...{ locationId: String(locationId), name: file.name, upload: arrived },
      ...(replaces !== undefined && { replaces }),
      ...(unlessKnown && { unlessKnown: '1' }),
    })
    const { stored, item } = await post(query, key)
    if (replaces === undefined) return stored
    const { cache } = client.connect(await fetchApollo())
    updateListed(cache, { ...item, id: Number(item.id) })
    // The picture may be shown in many places: their data is fetched again when shown next.
    client.recordsChanged('media')
    return stored
  }

  async function copy({ address, name, key, locationId, unlessKnown }: Copying) {
    const known = unlessKnown ? { unlessKnown: '1' } : {}
    const query = { locationId: String(locationId), name, from: address, ...known }
    return (await post(new URLSearchParams(query), key)).stored
  }

  async function post(query: URLSearchParams, key: string): Promise<Upload> {
    const answer = await request(`${UPLOAD_PATH}?${query}`, {
      ...{ method: 'POST', credentials: 'same-origin' },
      headers: { 'idempotency-key': key },
    }).catch(() => {
      throw new TryLater(t('The server can’t be reached.'))
    })
    return readUpload(answer.status, await answer.json().catch(() => null))
  }

  async function list(query: LibraryQuery, after: string | null): Promise<LibraryPart> {
    const variables = { ...libraryVariables(query), after }
    const { mediaLibrary } = await fetchQuery(client, libraryQuery, variables)
    return {
      pictures: mediaLibrary.nodes.map(libraryPicture),
      totalCount: mediaLibrary.totalCount,
      next: mediaLibrary.pageInfo.hasNextPage ? mediaLibrary.pageInfo.endCursor : null,
    }
  }

  async function open(id: string): Promise<Picture | null> {
    const { allMedia } = await fetchQuery(client, openPicture, { id }, 'network-only')
    const item = allMedia.nodes[0]?.items[0]
    return item ? describedPicture(item) : null
  }

  function describe(id: string, changes: PictureChanges): Promise<void> {
    const { focalPoint, texts, ...own } = changes
    const variables = {
      id,
      ...own,
      ...(focalPoint && { focalPoint: { x: focalPoint.x, y: focalPoint.y } }),
      ...(texts && { texts: texts.map(textInput) }),
    }
    return change(describePicture, variables, (cache, { updateMediaItem }) =>
      updateListed(cache, updateMediaItem),
    )
  }

  function restore(id: string, version: number, parts: readonly PicturePart[]): Promise<void> {
    return change(
      restoreVersion,
      { id, version, parts: [...parts] },
      (cache, { restoreMediaRevision }) => updateListed(cache, restoreMediaRevision),
    )
  }

  function dispose(id: string, how: Disposal): Promise<void> {
    return change<unknown, { readonly id: string }>(DISPOSALS[how], { id }, (cache) =>
      removeListed(cache, Number(id)),
    )
  }

  /** Sends a mutation; `update` changes the lists of the library. */
  async function change<Answer, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
    update: (cache: ApolloCache, answer: Answer) => void,
  ): Promise<void> {
    try {
      await client.mutate<Answer, Variables>({
        ...{ mutation, variables },
        update: (cache, { data }) => data && update(cache, data as Answer),
      })
    } catch (error) {
      throw new Error(refusalMessage(error))
    }
    // Galleries, events and articles contain pictures, too: their data is fetched again when shown next.
    client.recordsChanged('media')
  }
}

const DISPOSALS = { delete: deletePicture, restore: restorePicture, purge: purgePicture } as const

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
  thumbnail: z.optional(z.string()),
  replacedVersion: z.optional(z.int()),
})

const uploadAnswer = z.object({
  mediaItem: z.optional(uploadedItem),
  known: z.optional(uploadedItem),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
})

/** A file that the server has stored, or had before. */
interface Upload {
  readonly stored: StoredFile
  readonly item: z.infer<typeof uploadedItem>
}

/** Returns the stored file. Throws the server's message, as `TryLater` or `UploadExpired` if a retry may succeed. */
function readUpload(status: number, body: unknown): Upload {
  const { mediaItem, known, errors } = uploadAnswer.safeParse(body).data ?? {}
  if (mediaItem) {
    const { replacedVersion } = mediaItem
    const stored = {
      ...ofMedia(mediaItem),
      ...(replacedVersion !== undefined && { replacedVersion }),
    }
    return { stored, item: mediaItem }
  }
  if (known) return { stored: { ...ofMedia(known), isKnown: true }, item: known }
  const message =
    errors?.[0]?.message ??
    t('The server couldn’t accept the picture ({status}). Try again.', { status })
  if (status === 404) throw new UploadExpired(message)
  if (status >= 500 || status === 429) throw new TryLater(message)
  throw new Error(message)
}
