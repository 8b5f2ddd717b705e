import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { resumableUploads } from '../database/tables'
import type { FileTarget } from '../file-target/file-target'

/** Bytes of an upload held in memory at a time; the editor’s requests have this size. */
const PART_BYTES = 1024 * 1024

interface UploadParts {
  readonly database: Pick<Database, 'orm'>
  readonly files: FileTarget
  readonly lastsMs: number
  readonly now: () => number
}

/**
 * The tus library’s store. Parts are files shared by all servers, and a row lists the parts of an upload. A part counts only when
 * listed, so that neither duplicate requests nor a killed server cause gaps or duplicates.
 */
export class SharedUploads extends DataStore {
  readonly #parts: UploadParts

  constructor(parts: UploadParts) {
    super()
    this.#parts = parts
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  override getExpiration(): number {
    return this.#parts.lastsMs
  }

  override async create(upload: Upload): Promise<Upload> {
    const { database, now } = this.#parts
    await database.orm
      .insert(resumableUploads)
      .values({ id: upload.id, size: upload.size ?? 0, createdAt: new Date(now()) })
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.row(id)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    const { size, arrived: offset, createdAt } = row
    return new Upload({ id, size, offset, creation_date: createdAt.toISOString() })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let chunks: Buffer[] = []
    let [bytes, arrived] = [0, offset]
    const flush = async () => {
      if (bytes > 0) arrived = await this.#append(id, arrived, Buffer.concat(chunks))
      chunks = []
      bytes = 0
    }
    try {
      for await (const chunk of stream) {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes >= PART_BYTES) await flush()
      }
    } finally {
      // Also keeps the bytes received before the connection broke.
      await flush()
    }
    return arrived
  }

  override async remove(id: string): Promise<void> {
    const { database, files } = this.#parts
    await database.orm.delete(resumableUploads).where(eq(resumableUploads.id, id))
    for await (const { key } of files.list(folderOf(id))) await files.delete(key)
  }

  override async deleteExpired(): Promise<number> {
    const { database, lastsMs, now } = this.#parts
    const expired = await database.orm
      .select({ id: resumableUploads.id })
      .from(resumableUploads)
      .where(lt(resumableUploads.createdAt, new Date(now() - lastsMs)))
    for (const { id } of expired) await this.remove(id)
    return expired.length
  }

  async row(id: string) {
    const { orm } = this.#parts.database
    const [row] = await orm.select().from(resumableUploads).where(eq(resumableUploads.id, id))
    return row ?? null
  }

  /** Returns the whole file; `null` if a part is missing. */
  async bytes(keys: readonly string[]): Promise<Buffer | null> {
    const chunks: Buffer[] = []
    for (const key of keys) {
      const stream = await this.#parts.files.open(key)
      if (!stream) return null
      for await (const chunk of stream) chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  async #append(id: string, offset: number, bytes: Buffer): Promise<number> {
    const { database, files } = this.#parts
    const key = `${folderOf(id)}${offset}-${randomBytes(8).toString('hex')}`
    await files.put(key, bytes)
    const { arrived, parts } = resumableUploads
    const rows = await database.orm
      .update(resumableUploads)
      .set({
        arrived: offset + bytes.length,
        parts: sql`${parts} || ${JSON.stringify([key])}::jsonb`,
      })
      .where(and(eq(resumableUploads.id, id), eq(arrived, offset)))
      .returning({ id: resumableUploads.id })
    if (rows.length > 0) return offset + bytes.length
    // Another server received the same part, or the upload was deleted.
    await files.delete(key)
    throw ERRORS.INVALID_OFFSET
  }
}

function folderOf(id: string): string {
  return `uploads/${id}/`
}
