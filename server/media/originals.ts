import { createHash } from 'node:crypto'
import type { PictureFormat } from './maker/picture-format'
import type { ReadPicture } from './maker/read-upload'
import type { FileStore } from './store/file-store'

/** The formats of originals. PDFs are only downloaded. */
type OriginalFormat = 'jpeg' | 'webp' | 'pdf'

/** A file to store: a decoded picture or a PDF. */
export type ReadFile = ReadPicture | (Omit<ReadPicture, 'format'> & { readonly format: 'pdf' })

export interface Original {
  readonly bytes: Buffer
  readonly format: OriginalFormat
}

/** Returns the name of an original in the store, its SHA-256 and format, so that identical pictures share one file. */
export function originalName({ bytes, format }: Original): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${format}`
}

export function typeOf(format: OriginalFormat | PictureFormat): string {
  return format === 'pdf' ? 'application/pdf' : `image/${format}`
}

export function formatOf(name: string): OriginalFormat {
  const format = name.split('.').at(-1)
  if (format !== 'jpeg' && format !== 'webp' && format !== 'pdf')
    throw new Error(`'${name}' is not the name of an original`)
  return format
}

/** Stores an original durably; returns its name. */
export async function storeOriginal(store: FileStore, original: Original): Promise<string> {
  const name = originalName(original)
  await store.put(name, original.bytes)
  return name
}

/**
 * Reads an original; returns `null` if it is missing or its content doesn’t match the hash, so that another picture is never
 * served instead.
 */
export async function readOriginal(store: FileStore, name: string): Promise<Original | null> {
  const bytes = await store.get(name)
  const original = bytes && { bytes, format: formatOf(name) }
  return original && originalName(original) === name ? original : null
}
