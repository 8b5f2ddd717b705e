import { refusalFor } from '#schema/api/refusals/refusals'
import { MAX_PICTURE_ADDRESS } from '#schema/api/upload'
import type { App } from '../app/app'
import { ApiError } from '../http/errors/api-error'
import { tooMany } from '../http/limits/too-many'
import { readPicture } from '../http/read-public'
import type { Principal } from '../people/access/principal'
import { createJobQueue } from './maker/job-queue'

/** Concurrent downloads; each may be 10 MB and take ten seconds. */
const CONCURRENCY = 4
const MAX_WAITING = 20

/** Copies a picture from an address given by a person. */
export type CopyPicture = (copied: {
  readonly address: string
  readonly principal: Principal
  readonly requestId: string
}) => Promise<Buffer>

/**
 * Fetches pictures of other sites for people who may upload them. Errors are logged but not returned, so that nobody can probe
 * which hosts exist or respond.
 */
export function createCopyPicture(
  { limits, log }: Pick<App, 'limits' | 'log'>,
  read: (address: string) => Promise<Buffer> = readPicture,
): CopyPicture {
  const queue = createJobQueue({ concurrency: CONCURRENCY, mostWaiting: MAX_WAITING })
  return async ({ address, principal, requestId }) => {
    if (address.length > MAX_PICTURE_ADDRESS || !URL.canParse(address)) throw unreadable(address)
    const wait = await limits.spend('copiedPicturesOfPerson', `person ${principal.id}`)
    if (wait !== null) throw tooMany('copies', wait)
    return queue.run(requestId, async () => {
      try {
        return await read(address)
      } catch (error) {
        log.info({ err: error, requestId }, 'failed to copy a picture from another site')
        throw unreadable(address)
      }
    })
  }
}

function unreadable(address: string): ApiError {
  const host = URL.canParse(address) ? new URL(address).host : ''
  return new ApiError(
    'BAD_USER_INPUT',
    host === '' ? refusalFor('pictureNotCopied') : refusalFor('pictureNotCopiedFrom', { host }),
  )
}
