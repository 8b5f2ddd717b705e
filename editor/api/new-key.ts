/** Returns a unique key of 128 random bits. `crypto.randomUUID` is missing on sites without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
