/** A channel by its handle, in any case, with or without the `@`. */
export function channelOf(handle: string): string {
  return handle.trim().replace(/^@/, '').toLowerCase()
}
