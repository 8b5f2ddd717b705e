import type { Readable } from 'node:stream'

/** What is stored under a name. */
interface StoredFile {
  /** In bytes. */
  readonly size: number
}

export interface FileStream extends StoredFile {
  readonly stream: Readable
}

/** Some names of a store in order, and where the next page begins; `null` after the last. */
interface NamesPage {
  readonly names: readonly string[]
  readonly next: string | null
}

/**
 * Where originals are stored: files that never change, under names made of their content. Every method rejects with a
 * `StoreUnavailable` when the store cannot be reached or has no room; a name that is not there is `null`, no error.
 */
export interface FileStore {
  /** The same on every server that reads and writes the same files. */
  readonly identity: string
  /** Durable when the promise is kept. The same name again changes nothing. */
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | null>
  /** For what is passed on as it is: never whole in memory. */
  open(name: string): Promise<FileStream | null>
  head(name: string): Promise<StoredFile | null>
  /** A name that is not there is no error. */
  delete(name: string): Promise<void>
  /** The first names after a cursor (`NamesPage.next`), at most 1,000. */
  list(cursor?: string): Promise<NamesPage>
  close(): void
}

/** The store is away, or refuses. What was asked may be tried again. */
export class StoreUnavailable extends Error {
  constructor(what: string, cause: unknown) {
    super(`The file store couldn’t ${what}`, { cause })
  }
}

/** SHA-256 of the content, and the format: safe as a file's name and as an S3 key. */
const NAME = /^[0-9a-f]{64}\.(?:jpeg|webp|pdf)$/

export function isFileName(text: string): boolean {
  return NAME.test(text)
}

/** Throws for what was never made by us, before it becomes part of a path or a key. */
export function checkName(name: string): void {
  if (!isFileName(name)) throw new Error(`'${name}' is not the name of a stored file`)
}
