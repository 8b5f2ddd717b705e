import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { refusalFor } from '#schema/api/refusals/refusals'
import { RESUMABLE_PATH, UPLOAD_BYTES } from '#schema/api/upload'
import { isMissing } from '../database/write-whole'
import { ApiError } from '../http/errors/api-error'
import type { Principal } from '../people/access/principal'

/** Files uploaded in parts, in a folder of this server, until they are stored as media items or expire. */
export interface ResumableUploads {
  /** Answers a request of the tus protocol; an upload it creates belongs to the principal. */
  handle(principal: Principal, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** The prefix of the ids of someone's uploads: nobody guesses the rest, and nobody else's is answered. */
  prefixOf(principal: Principal): string
  /** A complete file; throws when it is not there, or not complete yet. */
  read(principal: Principal, id: string): Promise<Buffer>
  /** Deletes an upload once its media item is stored. One that is not there is no error. */
  remove(id: string): Promise<void>
  /** Throws when the disk has no room for so many more bytes, or the principal has too many unfinished uploads. */
  checkRoom(principal: Principal, bytes: number): Promise<void>
  /** Deletes uploads that began more than a day ago; returns how many. */
  deleteExpired(): Promise<number>
}

const LASTS_MS = 24 * 3_600_000
/** Stays free on the disk, so that pages, pictures and the database can still be saved. */
const RESERVE = 256 * 1024 * 1024
/** How many unfinished uploads one person may have: a browser window has at most 16 (`editor/media/upload-queue.ts`). */
export const MAX_UNFINISHED = 100
/** An id as it is made here: it becomes a file name. */
const ID = /^[0-9a-f]{16}-[0-9a-f]{32}$/

export async function openResumableUploads(
  folder: string,
  measure = freeBytes,
): Promise<ResumableUploads> {
  await mkdir(folder, { recursive: true })
  /** Whose request is being handled: the library does not pass our principal on. */
  const owners = new AsyncLocalStorage<string>()
  const datastore = new FileStore({ directory: folder, expirationPeriodInMilliseconds: LASTS_MS })
  const server = new Server({
    path: RESUMABLE_PATH,
    datastore,
    maxSize: UPLOAD_BYTES,
    relativeLocation: true,
    // No page of another site sends or reads anything here.
    allowedOrigins: [],
    namingFunction: () => `${owners.getStore()}-${randomBytes(16).toString('hex')}`,
  })
  return {
    ...{ handle, prefixOf, read, remove, checkRoom },
    deleteExpired: () => datastore.deleteExpired(),
  }

  async function handle(
    principal: Principal,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    await owners.run(prefixOf(principal), () => server.handle(request, response))
  }

  async function read(principal: Principal, id: string): Promise<Buffer> {
    if (!ID.test(id) || !id.startsWith(`${prefixOf(principal)}-`)) throw isGone()
    const upload = await datastore.getUpload(id).catch(() => null)
    if (!upload) throw isGone()
    if (upload.offset !== upload.size)
      throw new ApiError('BAD_USER_INPUT', refusalFor('uploadIncomplete'))
    try {
      return await readFile(join(folder, id))
    } catch (error) {
      throw isMissing(error) ? isGone() : error
    }
  }

  async function remove(id: string): Promise<void> {
    if (!ID.test(id)) return
    for (const name of [id, `${id}.json`]) await rm(join(folder, name), { force: true })
  }

  async function checkRoom(principal: Principal, bytes: number): Promise<void> {
    if ((await measure(folder)) - bytes < RESERVE)
      throw new ApiError('UNAVAILABLE', refusalFor('noRoomForUploads'))
    const prefix = prefixOf(principal)
    const names = await readdir(folder)
    const unfinished = names.filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
    if (unfinished.length >= MAX_UNFINISHED)
      throw new ApiError(
        'LIMIT_EXCEEDED',
        refusalFor('unfinishedUploads', { count: unfinished.length }),
      )
  }
}

function prefixOf({ id }: Principal): string {
  return createHash('sha256').update(`uploads of ${id}`).digest('hex').slice(0, 16)
}

function isGone(): ApiError {
  return new ApiError('NOT_FOUND', refusalFor('uploadExpired'))
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
