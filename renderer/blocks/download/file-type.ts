import type { MediaItem } from '#schema/entities/media'

const TYPES: Readonly<Record<string, readonly [name: string, extension: string]>> = {
  'application/pdf': ['PDF', 'pdf'],
  'image/jpeg': ['JPEG', 'jpg'],
  'image/webp': ['WebP', 'webp'],
  'image/png': ['PNG', 'png'],
  'image/avif': ['AVIF', 'avif'],
  'image/gif': ['GIF', 'gif'],
}

/** What people call a media type: `PDF`. Empty for one that has no usual name. */
export function typeName(type: string): string {
  return typeOf(type)[0]
}

/** What a file is called where it is saved: `Timetable.pdf`. */
export function fileName({ displayName, type }: MediaItem): string {
  const [, extension] = typeOf(type)
  const bare = displayName.replace(/\.[a-z0-9]{2,5}$/i, '').trim() || 'file'
  return extension === '' ? bare : `${bare}.${extension}`
}

function typeOf(type: string): readonly [name: string, extension: string] {
  return (Object.hasOwn(TYPES, type) ? TYPES[type] : undefined) ?? ['', '']
}

/** `240 kB`, `1.4 MB`; empty where it is not known. */
export function sizeText(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined) return ''
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
