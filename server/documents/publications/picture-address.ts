import { createHash } from 'node:crypto'
import type { Area } from './picture-crop'

/** A picture as named in its address: `12-3f9ac0…`, or `12` in early releases. */
export interface PictureAddress {
  readonly id: number
  /** The first digits of its hash; `null` in addresses of early releases. */
  readonly hash: string | null
}

/**
 * 32 bits of the content's SHA-256, because a page contains two dozen addresses, and digits don't compress. References, not
 * hashes, decide who may see a picture (docs/decisions/037-short-picture-addresses.md).
 */
const HASH_LENGTH = 8

/**
 * Returns the address of a picture, without its size: `/media/12-3f9ac0…`. The hash identifies the content, so caches never
 * return another picture for it. Without an original there is nothing to show: `/media/12`.
 */
export function pictureAddress(id: number, original: string | null, area: Area | null): string {
  return original === null
    ? `/media/${id}`
    : `/media/${id}-${hashOf(original, area).slice(0, HASH_LENGTH)}`
}

export function readAddress(text: string): PictureAddress | null {
  const [, id, hash] = /^([1-9]\d{0,8})(?:-([0-9a-f]{8}|[0-9a-f]{32}))?$/.exec(text) ?? []
  return id === undefined ? null : { id: Number(id), hash: hash ?? null }
}

/** Returns whether the content matches an address. The earliest addresses contain no hash, later ones 32 digits. */
export function showsContent(
  { hash }: PictureAddress,
  { original, area }: { readonly original: string; readonly area: Area | null },
): boolean {
  return hash === null || hashOf(original, area).startsWith(hash)
}

/** Returns the hash of the content; another crop of the same picture is different content. */
function hashOf(original: string, area: Area | null): string {
  if (!area) return original
  const { left, top, width, height } = area
  return createHash('sha256').update([original, left, top, width, height].join(' ')).digest('hex')
}

/**
 * Marks the reference to a picture in a text that has an alt text there, or only a link to it: it doesn’t need the alt text of
 * the library.
 */
export const DESCRIBED = 'described'

/** Returns the ids of pictures whose addresses a text contains, as rich text does. */
export function picturesNamedIn(text: string): readonly number[] {
  const ids = Array.from(text.matchAll(/\/media\/([1-9]\d{0,8})(?!\d)/g), ([, id]) => Number(id))
  return [...new Set(ids)]
}
