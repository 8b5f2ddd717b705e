import type { Readable } from 'node:stream'

export interface TargetFile {
  readonly key: string
  readonly modifiedAt: Date
}

/** Where backups are stored, and what servers hand each other: files under keys with slashes, whole or not at all. */
export interface FileTarget {
  /** For people; without credentials. */
  readonly name: string
  put(key: string, bytes: Buffer): Promise<void>
  /** The content of a local file. */
  putFile(key: string, file: string): Promise<void>
  /** From a byte on; `null` for a key that is not there. */
  open(key: string, start?: number): Promise<Readable | null>
  /** Every file whose key begins with this, which ends with a slash; in no order. */
  list(prefix: string): AsyncIterable<TargetFile>
  /** A key that is not there is no error. */
  delete(key: string): Promise<void>
  close(): void
}

/** Only for what is small: a whole file in memory. */
export async function readFrom(target: FileTarget, key: string): Promise<Buffer | null> {
  const stream = await target.open(key)
  if (!stream) return null
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
