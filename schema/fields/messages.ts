/**
 * The messages of specification section 5, word for word. Nothing else in the product spells them. A limit that is not
 * a number's own carries what it counts: `counted(160, 'character')`.
 */
export const messages = {
  required: (label: string) => `Field '${label}' is required`,
  type: (label: string, expected: string, got: string) =>
    `Field '${label}' expected type '${expected}' but got '${got}'`,
  min: (min: number | string) => `must be at least ${min}`,
  max: (max: number | string) => `must be at most ${max}`,
  pattern: () => 'does not match required pattern',
  options: (allowed: readonly string[]) => `must be one of: ${allowed.join(', ')}`,
  target: (label: string, surface: 'location' | 'content' | 'layout' | 'shared') => {
    if (surface === 'layout') return `${label} is not allowed in a site layout`
    if (surface === 'shared')
      return `${label} can’t stand inside a shared block. Detach it, or place both on the page`
    return `${label} is not allowed on a ${surface} page`
  },
  unknownBlock: (name: string) => `Component '${name}' not found in registry`,
} as const

/** '1 character', '160 characters'. */
export function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The word a type message uses for what it got. */
export function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}
