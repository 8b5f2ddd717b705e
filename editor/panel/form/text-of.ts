/** A stored value as text: what is of a wrong type is shown as it is stored, until something is entered. */
export function textOf(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return raw === undefined || raw === null ? '' : JSON.stringify(raw)
}
