import type { MediaItem } from '#schema/entities/media'

const TYPES: Readonly<Record<string, readonly [name: string, extension: string]>> = {
  'application/pdf': ['PDF', 'pdf'],
  'image/jpeg': ['JPEG', 'jpg'],
  'image/webp': ['WebP', 'webp'],
  'image/png': ['PNG', 'png'],
  'image/avif': ['AVIF', 'avif'],
  'image/gif': ['GIF', 'gif'],
}

/** Returns the usual name of a media type: `PDF`. Empty if it has none. */
export function typeName(type: string): string {
  return typeOf(type)[0]
}

/** Returns the file name for downloading: `Timetable.pdf`. */
export function fileName({ displayName, type }: MediaItem): string {
  const [, extension] = typeOf(type)
  const bare = displayName.replace(/\.[a-z0-9]{2,5}$/i, '').trim() || 'file'
  return extension === '' ? bare : `${bare}.${extension}`
}

function typeOf(type: string): readonly [name: string, extension: string] {
  return (Object.hasOwn(TYPES, type) ? TYPES[type] : undefined) ?? ['', '']
}

/** Formats a size: `240 kB`, `1.4 MB`; empty if unknown. */
export function sizeText(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined) return ''
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
