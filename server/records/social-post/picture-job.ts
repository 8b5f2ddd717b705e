import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { readPicture } from '../../http/read-public'
import { enqueue } from '../../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../../jobs/job-kind'
import type { PictureMaker } from '../../media/maker/picture-jobs'
import type { FileStore } from '../../media/store/file-store'
import { storeUpload } from '../../media/store-upload'
import { Principal } from '../../people/access/principal'
import { saveInside } from '../save-record'
import socialPost from './social-post.adapter'

const SOCIAL_PICTURE = 'socialPicture'
/** Over half an hour; then it is listed among the failed jobs, and the post stays without a picture. */
const MAX_TRIES = 8
/** Interval between picture jobs in milliseconds; longer than one may take, so that other jobs wait for one picture at most. */
const APART_MS = 15_000

interface PostPicture {
  readonly postId: number
  readonly address: string
}

/** Queues jobs that read the pictures of new posts, one after another. */
export async function enqueuePictures(tx: Orm, pictures: readonly PostPicture[]): Promise<void> {
  for (const [index, payload] of pictures.entries())
    await enqueue(tx, {
      ...{ kind: SOCIAL_PICTURE, payload },
      runAt: new Date(Date.now() + index * APART_MS),
    })
}

interface PictureParts {
  readonly store: FileStore
  readonly maker: Pick<PictureMaker, 'readUpload'>
}

/**
 * Job that adds to a post the picture in its feed. Stored like an upload: encoded again from its pixels regardless of its
 * declared type, and public only while the post is. Skips posts that already have a picture or were removed.
 */
export function socialPictureJob(
  app: App,
  { store, maker }: PictureParts,
  read: (address: string) => Promise<Buffer> = readPicture,
): AnyJobKind {
  const { writer } = socialPost
  return jobKind({
    name: SOCIAL_PICTURE,
    payload: z.object({ postId: z.int(), address: z.string() }),
    mostTries: MAX_TRIES,
    async run(tx, { id, payload: { postId, address } }) {
      if (!(await lacksPicture(app.database.orm, postId))) return
      const sent = await read(address)
      const picture = await maker.readUpload(sent)
      const sentHash = createHash('sha256').update(sent).digest('hex')
      const context = { app, principal: READER, requestId: `job ${id}`, network: null }
      const item = await storeUpload(app, store, {
        ...{ principal: READER, locationId: DEFAULT_LOCATION_ID, picture, sentHash },
        ...{ name: nameIn(address), replaces: null, unlessKnown: false, by: context },
        // Makes a retry return the item of the first attempt.
        key: `social post ${postId} ${sentHash}`,
      })
      if (!(await lacksPicture(tx, postId))) return
      const row = await writer.find(tx, postId)
      await saveInside({ tx, context }, writer, {
        id: String(postId),
        expectedVersion: row?.version ?? null,
        input: { image: Number(item.id) },
      })
    },
  })

  /** Checks the post, locking it if called inside a transaction. */
  async function lacksPicture(orm: Orm, id: number): Promise<boolean> {
    const row = await writer.find(orm, id)
    if (!row || !['ACTIVE', 'INACTIVE'].includes(writer.statusOf(row))) return false
    return (await writer.valuesOf(orm, row, 'UTC')).image === null
  }
}

/** Returns the file name in an address, for display in the media library. */
function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** The principal that writes posts of feeds; network records require MANAGE everywhere. */
export const READER = new Principal({
  id: 'feed',
  name: 'Feed',
  email: '',
  assignments: [{ locationId: null, level: 'MANAGE' }],
})
