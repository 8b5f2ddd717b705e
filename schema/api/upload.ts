/** Where pictures are uploaded: the picture is the body as it is, `locationId` and `name` are in the query. */
export const UPLOAD_PATH = '/api/media'

/**
 * Where a file is sent in parts that can be resumed (tus 1.0). Once it is whole, `POST /api/media?upload={id}` makes a picture
 * of it.
 */
export const RESUMABLE_PATH = '/api/media/uploads'

/** The longest address of a picture of another site that is copied, in characters. */
export const MAX_PICTURE_ADDRESS = 4_000

/** The largest picture file that is taken, in bytes. */
export const UPLOAD_BYTES = 20_000_000

/** What file choosers offer; what a file really is, the server finds out by itself. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  // Most computers do not know the type of such files.
  '.heic',
] as const

/** The same for where files are uploaded that are no pictures: they are downloaded by visitors, never shown. */
export const FILE_TYPES = [...UPLOAD_TYPES, 'application/pdf'] as const

/** The longest texts of a picture, in characters. */
export const MEDIA_TEXT_LIMITS = { displayName: 200, altText: 500, caption: 1000 } as const
