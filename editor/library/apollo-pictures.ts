import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { z } from 'zod/mini'
import { UPLOAD_BYTES, UPLOAD_PATH } from '#schema/api/upload'
import type { MediaText } from '#schema/entities/media'
import { fetchQuery, write } from '../api/fetch-query'
import { describePicture, openPicture } from '../api/operations/pictures'
import { plainAnswer } from '../api/plain-answer'
import { ofMedia } from './found-records'
import type { Picture, PictureChanges, Sending } from './pictures'
import type { Pictures } from './record-search'

/** Pictures are sent as they are; everything else about them goes through the editor's Apollo Client. */
export function apolloPictures(
  client: ApolloClient,
  send: typeof fetch = (...request) => fetch(...request),
): Pictures {
  return { upload, open, describe }

  async function upload({ file, key, locationId }: Sending) {
    if (file.size > UPLOAD_BYTES) throw new Error(TOO_LARGE)
    const query = new URLSearchParams({ locationId: String(locationId), name: file.name })
    const answer = await send(`${UPLOAD_PATH}?${query}`, {
      method: 'POST',
      body: file,
      credentials: 'same-origin',
      headers: {
        'content-type': file.type || 'application/octet-stream',
        'idempotency-key': key,
      },
    }).catch(() => {
      throw new Error('The server cannot be reached. The picture is still on your device.')
    })
    const read = uploadAnswer.safeParse(await answer.json().catch(() => null))
    if (read.data?.mediaItem) return ofMedia(read.data.mediaItem)
    throw new Error(read.data?.errors?.[0]?.message ?? refusalOf(answer.status))
  }

  async function open(id: string): Promise<Picture | null> {
    const { allMedia } = await fetchQuery(client, openPicture, { id }, 'network-only')
    const item = allMedia.nodes[0]?.items[0]
    return item ? { ...item, texts: plainAnswer(item.texts) } : null
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
      throw new Error(
        (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) ||
          'The server cannot be reached.',
      )
    }
    // Galleries, events and articles hold pictures too: all of it is fetched again when it is shown next.
    await client.clearStore()
  }
}

/** GraphQL takes ids as text. */
function textInput({ locationId, ...text }: MediaText) {
  return { ...text, locationId: locationId === null ? null : String(locationId) }
}

const TOO_LARGE = `This file is larger than ${UPLOAD_BYTES / 1_000_000} MB. Make it smaller and try again.`

const uploadAnswer = z.object({
  mediaItem: z.optional(
    z.object({
      id: z.string(),
      displayName: z.string(),
      altText: z.string(),
      url: z.string(),
      type: z.string(),
    }),
  ),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
})

function refusalOf(status: number): string {
  return status === 413
    ? TOO_LARGE
    : `The server could not take the picture (${status}). Try again.`
}
