/** schema.org properties that contain addresses. */
const ADDRESSES = /^(?:@id|item|image|photo|logo|thumbnail|sameAs|mainEntityOfPage|url|\w+Url)$/

/** Makes the paths in structured data absolute: `/visit` becomes `https://www.example.org/visit`. */
export function withWholeAddresses(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string')
    return ADDRESSES.test(key) && /^\/(?!\/)/.test(value) ? `${origin}${value}` : value
  if (Array.isArray(value)) return value.map((entry) => withWholeAddresses(entry, origin, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withWholeAddresses(entry, origin, name)]),
  )
}
