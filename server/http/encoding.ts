/** How finished bytes may be packed, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The best packing a browser takes. Asked once per request of a cached page, so the common answers come first. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string, encoding: string): boolean {
  const refusal = new RegExp(`(?:^|[,\\s])${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i')
  const named = new RegExp(`(?:^|[,\\s])${encoding}(?:\\s*[;,]|\\s*$)`, 'i')
  return named.test(accepted) && !refusal.test(accepted)
}
