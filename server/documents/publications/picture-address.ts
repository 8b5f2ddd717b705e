import { createHash } from 'node:crypto'
import type { Area } from './picture-crop'

/** A picture as its address names it: `12-3f9ac0…`, or `12` as early releases wrote it. */
export interface PictureAddress {
  readonly id: number
  /** The first digits of its hash; `null` in an address of an early release. */
  readonly hash: string | null
}

/**
 * 32 bits of the content's SHA-256: a page names two dozen pictures, and digits do not compress. What may be seen is decided
 * by references, not by these (docs/decisions/037-short-picture-addresses.md).
 */
const HASH_LENGTH = 8

/**
 * The address of a picture, without its size: `/media/12-3f9ac0…`. It says by its hash what it shows, so caches
 * never hold another picture under it. Without an original there is nothing to show: `/media/12`.
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

/** Whether the content is what an address says. The earliest addresses say nothing of it, later ones 32 digits. */
export function showsContent(
  { hash }: PictureAddress,
  { original, area }: { readonly original: string; readonly area: Area | null },
): boolean {
  return hash === null || hashOf(original, area).startsWith(hash)
}

/** Another crop of the same picture is another content. */
function hashOf(original: string, area: Area | null): string {
  if (!area) return original
  const { left, top, width, height } = area
  return createHash('sha256').update([original, left, top, width, height].join(' ')).digest('hex')
}

/** The ids of pictures that a text names by their addresses, as rich text does. */
export function picturesNamedIn(text: string): readonly number[] {
  const ids = Array.from(text.matchAll(/\/media\/([1-9]\d{0,8})(?!\d)/g), ([, id]) => Number(id))
  return [...new Set(ids)]
}
