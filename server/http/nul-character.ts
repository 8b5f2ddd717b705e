interface PathNode {
  readonly value: unknown
  readonly name: string
  readonly parent: PathNode | null
}

/**
 * Where a value that came from outside holds a NUL character, in a text or in a name, as `topic.items.0.title`; `null`
 * when nowhere. PostgreSQL stores none in a text, and no keyboard writes one. Nested as deep as it may be.
 */
export function pathOfNul(value: unknown): string | null {
  const open: PathNode[] = [{ value, name: '', parent: null }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { value: found, name } = place
    if (name.includes('\0') || (typeof found === 'string' && found.includes('\0')))
      return pathOf(place)
    if (typeof found !== 'object' || found === null) continue
    for (const [key, inside] of Object.entries(found))
      open.push({ value: inside, name: key, parent: place })
  }
  return null
}

/** The message for it. */
export function nulMessage(path: string): string {
  return `'${path.slice(0, 200)}' contains a NUL character, which can’t be stored. Remove it and try again.`
}

function pathOf(place: PathNode): string {
  const names: string[] = []
  for (let at: PathNode = place; at.parent; at = at.parent)
    names.unshift(at.name.replaceAll('\0', ''))
  return names.join('.')
}
