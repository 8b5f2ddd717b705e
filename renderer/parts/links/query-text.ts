/** Parameters as they stand in an address: `?category=spiritual&page=2`; nothing without any. Empty ones are left out. */
export function queryText(parameters: readonly (readonly [string, string | null])[]): string {
  const text = parameters
    .flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
    .join('&')
  return text && `?${text}`
}
