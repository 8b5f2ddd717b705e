import { createHash } from 'node:crypto'
import type { PictureFormat } from './maker/picture-format'
import type { ReadPicture } from './maker/read-upload'
import type { FileStore } from './store/file-store'

/** The formats of originals. A PDF is only ever downloaded. */
type OriginalFormat = 'jpeg' | 'webp' | 'pdf'

/** A file as it is stored: a picture that was read, or a PDF. */
export type ReadFile = ReadPicture | (Omit<ReadPicture, 'format'> & { readonly format: 'pdf' })

export interface Original {
  readonly bytes: Buffer
  readonly format: OriginalFormat
}

/** The name an original is stored under: its SHA-256 and its format. The same picture twice is one file. */
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
 * An original whose content is what its name says; `null` when it is missing, or something else was put in its place:
 * another picture is never served in its place.
 */
export async function readOriginal(store: FileStore, name: string): Promise<Original | null> {
  const bytes = await store.get(name)
  const original = bytes && { bytes, format: formatOf(name) }
  return original && originalName(original) === name ? original : null
}
