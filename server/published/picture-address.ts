import { createHash } from 'node:crypto'
import type { Area } from './picture-crop'

/** A picture as its address names it: `12-3f9ac0…`, or `12` as earlier releases wrote it. */
export interface PictureAddress {
  readonly id: number
  /** `null` in an address of an earlier release. */
  readonly hash: string | null
}

/** 128 bits of the content's SHA-256: nobody guesses them, and another content never has the same. */
const HASH_LENGTH = 32

/**
 * The address of a picture, without its size: `/media/12-3f9ac0…`. It says by its hash what it shows, so it cannot be
 * guessed, and caches never hold another picture under it. Without an original there is nothing to show: `/media/12`.
 */
export function pictureAddress(id: number, original: string | null, area: Area | null): string {
  return original === null ? `/media/${id}` : `/media/${id}-${hashOf(original, area)}`
}

export function readAddress(text: string): PictureAddress | null {
  const [, id, hash] = /^([1-9]\d{0,8})(?:-([0-9a-f]{32}))?$/.exec(text) ?? []
  return id === undefined ? null : { id: Number(id), hash: hash ?? null }
}

/** Another crop of the same picture is another content. */
export function hashOf(original: string, area: Area | null): string {
  if (!area) return original.slice(0, HASH_LENGTH)
  const { left, top, width, height } = area
  return createHash('sha256')
    .update([original, left, top, width, height].join(' '))
    .digest('hex')
    .slice(0, HASH_LENGTH)
}

/** The ids of pictures that a text names by their addresses, as rich text does. */
export function picturesNamedIn(text: string): readonly number[] {
  const ids = Array.from(text.matchAll(/\/media\/([1-9]\d{0,8})(?!\d)/g), ([, id]) => Number(id))
  return [...new Set(ids)]
}
