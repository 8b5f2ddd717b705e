/** How finished bytes may be packed, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Answers given before: browsers send a handful of values, and this is asked for every page. */
const known = new Map<string, Encoding>()
const MAX_KNOWN = 100

/** The best packing a browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const before = known.get(accepted)
  if (before) return before
  const found = bestOf(accepted)
  if (known.size < MAX_KNOWN && accepted.length < 200) known.set(accepted, found)
  return found
}

function bestOf(accepted: string): Encoding {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string, encoding: string): boolean {
  const refusal = new RegExp(`(?:^|[,\\s])${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i')
  const named = new RegExp(`(?:^|[,\\s])${encoding}(?:\\s*[;,]|\\s*$)`, 'i')
  return named.test(accepted) && !refusal.test(accepted)
}
