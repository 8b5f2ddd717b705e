/** Lifetime of an unfinished upload, in milliseconds. */
export const UPLOAD_LASTS_MS = 24 * 3_600_000
