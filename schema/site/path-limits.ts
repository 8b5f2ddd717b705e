/** How long an address of a page is at most, in characters, and how many segments it has; `@max` of paths in `schema/api` says the same. */
export const MAX_PATH_LENGTH = 2000
export const MAX_PATH_SEGMENTS = 32
