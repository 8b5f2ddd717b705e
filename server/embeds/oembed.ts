import { LRUCache } from 'lru-cache'
import { z } from 'zod/mini'
import { embedAt } from '#renderer/parts/embeds/embed-address'
import { PROVIDER_LABELS, type ProviderName } from '#renderer/parts/embeds/embed-patterns'
import { PROVIDERS } from '#renderer/parts/embeds/providers'
import { type ReadParts, readJson } from '../http/read-public'
import { type EmbedDetails, type EmbedProviders, EmbedProviderUnavailable } from './embed-details'

const REMEMBERED = { max: 500, ttl: 60 * 60 * 1000 }
/** The longest that the fields of the block take. */
const MAX_TEXT = 160

const response = z.object({ title: z.string(), author_name: z.nullish(z.string()) })

interface OembedOptions {
  /** Where a provider answers; tests have one of their own. */
  readonly endpointOf?: (provider: ProviderName) => string | undefined
  readonly parts?: ReadParts
}

/**
 * Asks providers by oEmbed. A provider gets the address that was made of the recognised parts, never the text that was entered,
 * and each request goes through the check for public addresses, redirects as well.
 */
export function createOembed({
  endpointOf = (provider) => PROVIDERS[provider].oembed,
  parts,
}: OembedOptions = {}): EmbedProviders {
  const remembered = new LRUCache<string, EmbedDetails>(REMEMBERED)
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

/** One line without control characters, not longer than the fields. */
function plain(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT - 1).trimEnd()}…`
}
