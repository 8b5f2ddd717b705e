interface PathNode {
  readonly value: unknown
  readonly name: string
  readonly parent: PathNode | null
}

/**
 * Returns the path of a NUL character in an external value, such as `topic.items.0.title`; `null` if there is none. PostgreSQL
 * can’t store NUL in text, and no keyboard types it. Iterative, for any nesting depth.
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

/** Returns the error message for a NUL character. */
export function nulMessage(path: string): string {
  return `'${path.slice(0, 200)}' contains a NUL character, which can’t be stored. Remove it and try again.`
}

function pathOf(place: PathNode): string {
  const names: string[] = []
  for (let at: PathNode = place; at.parent; at = at.parent)
    names.unshift(at.name.replaceAll('\0', ''))
  return names.join('.')
}
