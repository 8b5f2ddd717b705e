import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@tus/server'
import { count, like } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { RESUMABLE_PATH, UPLOAD_BYTES } from '#schema/api/upload'
import type { Database } from '../database/database'
import { resumableUploads } from '../database/tables'
import type { FileTarget } from '../file-target/file-target'
import { ApiError } from '../http/errors/api-error'
import type { Principal } from '../people/access/principal'
import { UPLOAD_LASTS_MS } from './upload-limits'
import { SharedUploads } from './upload-parts'

/** Files uploaded in parts, to any of the servers, until they are stored as media items or expire. */
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

interface UploadPlace {
  readonly database: Pick<Database, 'orm'>
  readonly files: FileTarget
  /** The folder whose disk has to have room; `null` where the parts lie in a store. */
  readonly folder: string | null
  readonly measure?: (folder: string) => Promise<number>
  readonly now?: () => number
}

/** Stays free on the disk, so that pages, pictures and the database can still be saved. */
const RESERVE = 256 * 1024 * 1024
/** How many unfinished uploads one person may have: a browser window has at most 16 (`editor/media/upload-queue.ts`). */
export const MAX_UNFINISHED = 100
/** An id as it is made here: it becomes part of a file name. */
const ID = /^[0-9a-f]{16}-[0-9a-f]{32}$/

export function openResumableUploads({
  database,
  files,
  folder,
  measure = freeBytes,
  now = Date.now,
}: UploadPlace): ResumableUploads {
  /** Whose request is being handled: the library does not pass our principal on. */
  const owners = new AsyncLocalStorage<string>()
  const datastore = new SharedUploads({ database, files, lastsMs: UPLOAD_LASTS_MS, now })
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
    ...{ handle, prefixOf, read, checkRoom },
    remove: async (id) => (ID.test(id) ? datastore.remove(id) : undefined),
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
    const row = await datastore.row(id)
    if (!row) throw isGone()
    if (row.arrived !== row.size)
      throw new ApiError('BAD_USER_INPUT', refusalFor('uploadIncomplete'))
    const bytes = await datastore.bytes(row.parts)
    if (!bytes) throw isGone()
    return bytes
  }

  async function checkRoom(principal: Principal, bytes: number): Promise<void> {
    if (folder !== null && (await measure(folder)) - bytes < RESERVE)
      throw new ApiError('UNAVAILABLE', refusalFor('noRoomForUploads'))
    const [own] = await database.orm
      .select({ unfinished: count() })
      .from(resumableUploads)
      .where(like(resumableUploads.id, `${prefixOf(principal)}-%`))
    const unfinished = own?.unfinished ?? 0
    if (unfinished >= MAX_UNFINISHED)
      throw new ApiError('LIMIT_EXCEEDED', refusalFor('unfinishedUploads', { count: unfinished }))
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
