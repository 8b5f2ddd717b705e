import http from 'node:http'
import { wait } from '../expect.mjs'

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
/** The number of tries at a server that answers with too many requests. */
const TRIES = 100

/** @typedef {{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }} Answer */

/**
 * Reads an address as a browser would that knows WebP, not following redirects. The path is sent as it is.
 * @param {string} origin
 * @param {string} path
 * @param {Readonly<Record<string, string>>} [headers]
 * @returns {Promise<Answer>}
 */
export async function read(origin, path, headers = {}) {
  for (let tries = 1; ; tries += 1) {
    const answer = await readOnce(origin, path, headers)
    if ((answer.status !== 429 && answer.status !== 503) || tries === TRIES) return answer
    await wait(Number(answer.headers['retry-after'] ?? 1) * 1000)
  }
}

/**
 * @param {string} origin
 * @param {string} path
 * @param {Readonly<Record<string, string>>} headers
 * @returns {Promise<Answer>}
 */
function readOnce(origin, path, headers) {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      path,
      agent,
      headers: { accept: 'image/webp,*/*', ...headers },
    }
    const request = http.get(options, (response) => {
      /** @type {Buffer[]} */
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response
        resolve({ status, headers: received, body: Buffer.concat(parts) })
      })
    })
    request.on('error', reject)
  })
}
