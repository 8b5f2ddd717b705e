import { Agent, request } from 'node:http'

/** One visit, by a connection that is kept: what is measured is the answer and not the greeting. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 })
let visits = 0

/** Everyone comes from a network of their own: what one network is held back from is not measured here. */
function visitor() {
  visits += 1
  return { 'x-forwarded-for': `10.${(visits >> 16) % 256}.${(visits >> 8) % 256}.${visits % 256}` }
}

/**
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function ask(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        agent,
        method,
        headers: { ...visitor(), 'accept-encoding': 'br', ...headers },
        timeout: 10_000,
      },
      (answer) => {
        /** @type {Buffer[]} */
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        )
        answer.on('error', reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`No answer from ${url} within 10 s`)))
    asked.on('error', reject)
    asked.end(body)
  })
}

/**
 * The paths of all pages that the sitemap names.
 * @param {{ address: string }} server
 */
export async function pathsOf({ address }) {
  const { body } = await ask(`${address}/sitemap.xml`, {
    headers: { 'accept-encoding': 'identity' },
  })
  const places = Array.from(body.toString().matchAll(/<loc>([^<]+)<\/loc>/g), ([, place]) => place)
  return [...new Set(places.map((place) => new URL(place).pathname))]
}
