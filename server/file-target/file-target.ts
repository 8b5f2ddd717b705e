import type { Readable } from 'node:stream'

export interface TargetFile {
  readonly key: string
  readonly modifiedAt: Date
}

/**
 * A file store for backups and for files shared between servers. Keys contain slashes; files are written completely or not at
 * all.
 */
export interface FileTarget {
  /** Display name, without credentials. */
  readonly name: string
  put(key: string, bytes: Buffer): Promise<void>
  /** Stores the content of a local file. */
  putFile(key: string, file: string): Promise<void>
  /** Opens a file at a byte offset; returns `null` if the key doesn’t exist. */
  open(key: string, start?: number): Promise<Readable | null>
  /** Lists the files whose key starts with the prefix, which ends with a slash; unordered. */
  list(prefix: string): AsyncIterable<TargetFile>
  /** Deletes a file. A missing key is not an error. */
  delete(key: string): Promise<void>
  close(): void
}

/** Reads a whole file into memory: only for small files. */
export async function readFrom(target: FileTarget, key: string): Promise<Buffer | null> {
  const stream = await target.open(key)
  if (!stream) return null
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
