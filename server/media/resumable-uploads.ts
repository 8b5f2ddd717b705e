import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@tus/server'
import { count, like } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { RESUMABLE_PATH, UPLOAD_BYTES, UPLOAD_LIFETIME_MS } from '#schema/api/upload'
import type { Database } from '../database/database'
import { resumableUploads } from '../database/tables'
import type { FileTarget } from '../file-target/file-target'
import { ApiError } from '../http/errors/api-error'
import type { Principal } from '../people/access/principal'
import { SharedUploads } from './upload-parts'

/** Files uploaded in parts, to any server, until they are stored as media items or expire. */
export interface ResumableUploads {
  /** Handles a request of the tus protocol; an upload it creates belongs to the principal. */
  handle(principal: Principal, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Returns the prefix of the ids of a person’s uploads. The rest is unguessable, and other people’s ids are refused. */
  prefixOf(principal: Principal): string
  /** Reads a complete file; throws if it is missing or incomplete. */
  read(principal: Principal, id: string): Promise<Buffer>
  /** Deletes an upload after its media item was stored. A missing one is not an error. */
  remove(id: string): Promise<void>
  /** Throws if the disk lacks space for the bytes, or the principal has too many unfinished uploads. */
  checkRoom(principal: Principal, bytes: number): Promise<void>
  /** Deletes uploads started more than a day ago; returns their number. */
  deleteExpired(): Promise<number>
}

interface UploadPlace {
  readonly database: Pick<Database, 'orm'>
  readonly files: FileTarget
  /** The folder whose disk space is checked; `null` if parts are in an S3 store. */
  readonly folder: string | null
  readonly measure?: (folder: string) => Promise<number>
  readonly now?: () => number
}

/** Bytes kept free on the disk for pages, pictures and the database. */
const RESERVE = 256 * 1024 * 1024
/** Maximum number of unfinished uploads per person; a browser window has at most 16 (`editor/media/upload-queue.ts`). */
export const MAX_UNFINISHED = 100
/** Format of generated ids, which become part of a file name. */
const ID = /^[0-9a-f]{16}-[0-9a-f]{32}$/

export function openResumableUploads({
  database,
  files,
  folder,
  measure = freeBytes,
  now = Date.now,
}: UploadPlace): ResumableUploads {
  /** The owner of the current request, because the library doesn’t pass the principal on. */
  const owners = new AsyncLocalStorage<string>()
  const datastore = new SharedUploads({ database, files, lastsMs: UPLOAD_LIFETIME_MS, now })
  const server = new Server({
    path: RESUMABLE_PATH,
    datastore,
    maxSize: UPLOAD_BYTES,
    relativeLocation: true,
    // No cross-origin requests.
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
