import { LRUCache } from 'lru-cache'
import { z } from 'zod/mini'
import { type FoundAddress, type Geocoder, GeocoderUnavailable } from './geocoder'

/**
 * The public server allows one request per second in total (operations.osmfoundation.org/policies/nominatim); in milliseconds.
 */
const BETWEEN_MS = 1_000
/** A request that would have to wait longer is refused and can be retried; in milliseconds. */
const MAX_WAIT_MS = 4_000
const MAX_MS = 6_000
const MAX_BYTES = 200_000
const MAX_PLACES = 5
const CACHE_SIZE = 500

const answers = z.array(
  z.object({ display_name: z.string(), lat: z.coerce.number(), lon: z.coerce.number() }),
)

interface NominatimOptions {
  /** Address of the service: `https://nominatim.openstreetmap.org`. */
  readonly url: string
  /** The site’s identification, required by the service. */
  readonly site: string
}

/** Looks up addresses with the Nominatim API (`/search`), one per second, and caches the results. */
export function createNominatim({ url, site }: NominatimOptions): Geocoder {
  const remembered = new LRUCache<string, readonly FoundAddress[]>({ max: CACHE_SIZE })
  /** Earliest time of the next request. */
  let next = 0
  return { find }

  async function find(address: string): Promise<readonly FoundAddress[]> {
    const text = address.trim().replace(/\s+/g, ' ')
    if (text === '') return []
    const known = remembered.get(text)
    if (known) return known
    await turn()
    const found = await ask(text)
    remembered.set(text, found)
    return found
  }

  async function turn(): Promise<void> {
    const now = Date.now()
    const wait = Math.max(0, next - now)
    if (wait > MAX_WAIT_MS) throw new GeocoderUnavailable('Too many address lookups')
    next = now + wait + BETWEEN_MS
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }

  async function ask(text: string): Promise<readonly FoundAddress[]> {
    const query = new URLSearchParams({ format: 'jsonv2', limit: String(MAX_PLACES), q: text })
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/search?${query}`, {
        headers: { accept: 'application/json', 'user-agent': `Toran (${site})` },
        redirect: 'error',
        signal: AbortSignal.timeout(MAX_MS),
      })
      if (!response.ok) throw new Error(`It responded with ${response.status}`)
      return answers.parse(JSON.parse(await limitedText(response))).map(toFound)
    } catch (error) {
      throw new GeocoderUnavailable('The address lookup didn’t respond', { cause: error })
    }
  }
}

function toFound({ display_name, lat, lon }: z.infer<typeof answers>[number]): FoundAddress {
  return { label: display_name.slice(0, 500), latitude: lat, longitude: lon }
}

async function limitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error(`It sent more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
