/** How long an upload in parts may take, in milliseconds. */
export const UPLOAD_LASTS_MS = 24 * 3_600_000
