import { EMBED_PATTERNS, type ProviderName } from './embed-patterns'
import { type EmbedKind, type Framed, PROVIDERS } from './providers'

/** What may be embedded: something of an allowed provider, at an address as people copy it. */
export interface Embed extends Framed {
  readonly provider: ProviderName
  readonly kind: EmbedKind
}

/** Longer than any address that is copied; longer ones are not looked at. */
export const MAX_ADDRESS = 2_500

const providers = Object.entries(EMBED_PATTERNS).map(([name, patterns]) => ({
  name: name as ProviderName,
  patterns: patterns.map((pattern) => new RegExp(`^${pattern}$`, 'u')),
}))

/** What an address embeds; `null` for one of no allowed provider. */
export function embedAt(text: string): Embed | null {
  const address = text.trim()
  if (address === '' || address.length > MAX_ADDRESS) return null
  for (const { name, patterns } of providers) {
    const { kind, framed } = PROVIDERS[name]
    for (const [index, pattern] of patterns.entries()) {
      const match = pattern.exec(address)
      const found = match && framed[index]?.(...match.slice(1), address)
      if (found) return { provider: name, kind, ...found }
    }
  }
  return null
}
