import { LRUCache } from 'lru-cache'
import { z } from 'zod/mini'
import { embedAt } from '#renderer/parts/embeds/embed-address'
import { PROVIDER_LABELS, type ProviderName } from '#renderer/parts/embeds/embed-patterns'
import { PROVIDERS } from '#renderer/parts/embeds/providers'
import { type ReadParts, readJson } from '../http/read-public'
import { type EmbedDetails, type EmbedProviders, EmbedProviderUnavailable } from './embed-details'

const CACHE_LIMITS = { max: 500, ttl: 60 * 60 * 1000 }
/** Maximum length of the block’s fields, in characters. */
const MAX_TEXT = 160

const response = z.object({ title: z.string(), author_name: z.nullish(z.string()) })

interface OembedOptions {
  /** A provider’s oEmbed endpoint; tests use their own. */
  readonly endpointOf?: (provider: ProviderName) => string | undefined
  readonly parts?: ReadParts
}

/**
 * Queries providers by oEmbed. The request uses an address built from the recognized parts, never the entered text. Every request
 * and redirect is checked to be a public address.
 */
export function createOembed({
  endpointOf = (provider) => PROVIDERS[provider].oembed,
  parts,
}: OembedOptions = {}): EmbedProviders {
  const remembered = new LRUCache<string, EmbedDetails>(CACHE_LIMITS)
  return { find }

  async function find(address: string): Promise<EmbedDetails | null> {
    const embed = embedAt(address)
    const endpoint = embed && endpointOf(embed.provider)
    if (!endpoint) return null
    const known = remembered.get(embed.href)
    if (known) return known
    try {
      const answer = await readJson(endpoint + encodeURIComponent(embed.href), parts)
      const { title, author_name } = response.parse(JSON.parse(answer))
      const details = { title: plain(title), author: plain(author_name ?? '') }
      remembered.set(embed.href, details)
      return details
    } catch (error) {
      throw new EmbedProviderUnavailable(PROVIDER_LABELS[embed.provider], { cause: error })
    }
  }
}

/** Returns the text as one line without control characters, cut to the length of the fields. */
function plain(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT - 1).trimEnd()}…`
}
