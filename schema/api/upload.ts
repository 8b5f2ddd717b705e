/** Path for uploading pictures: the body is the file, `locationId` and `name` are in the query. */
export const UPLOAD_PATH = '/api/media'

/**
 * Path for resumable uploads in parts (tus 1.0). When the file is complete, `POST /api/media?upload={id}` creates a picture from
 * it.
 */
export const RESUMABLE_PATH = '/api/media/uploads'

/** Maximum length of the address of a picture copied from another site, in characters. */
export const MAX_PICTURE_ADDRESS = 4_000

/** Maximum size of a picture file, in bytes. */
export const UPLOAD_BYTES = 20_000_000

/** Lifetime of an unfinished upload, in milliseconds. */
export const UPLOAD_LIFETIME_MS = 24 * 3_600_000

/** The types offered by file choosers; the server detects the real type itself. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  // By extension, because most systems don't know the type of these files.
  '.heic',
] as const

/** The types for uploads of other files, which visitors download and never see inline. */
export const FILE_TYPES = [...UPLOAD_TYPES, 'application/pdf'] as const

/** Maximum length of a picture's texts, in characters. */
export const MEDIA_TEXT_LIMITS = { displayName: 200, altText: 500, caption: 1000 } as const
