/** The blocks something is done to: one, or several in reading order of which none holds another. */
export type Chosen = string | readonly string[]

export function listOf(chosen: Chosen): readonly string[] {
  return typeof chosen === 'string' ? [chosen] : chosen
}
