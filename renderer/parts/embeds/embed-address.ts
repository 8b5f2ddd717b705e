import { EMBED_PATTERNS, type ProviderName } from './embed-patterns'
import { type EmbedFrame, type EmbedKind, PROVIDERS } from './providers'

/** Embeddable content of an allowed provider, from an address as people copy it. */
export interface Embed extends EmbedFrame {
  readonly provider: ProviderName
  readonly kind: EmbedKind
}

/** Longer than any real address, in characters; longer input is not parsed. */
export const MAX_ADDRESS = 2_500

const providers = Object.entries(EMBED_PATTERNS).map(([name, patterns]) => ({
  name: name as ProviderName,
  patterns: patterns.map((pattern) => new RegExp(`^${pattern}$`, 'u')),
}))

/** Returns the content that an address embeds; `null` if it belongs to no allowed provider. */
export function embedAt(text: string): Embed | null {
  const address = text.trim()
  if (address === '' || address.length > MAX_ADDRESS) return null
  for (const { name, patterns } of providers) {
    const { kind, frameOf } = PROVIDERS[name]
    for (const [index, pattern] of patterns.entries()) {
      const match = pattern.exec(address)
      const found = match && frameOf[index]?.(...match.slice(1), address)
      if (found) return { provider: name, kind, ...found }
    }
  }
  return null
}
