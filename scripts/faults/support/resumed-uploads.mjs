import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, wait } from './expect.mjs'

/** @import { TestServer } from './server.mjs' */

const PATH = '/api/media/uploads'
const PART = { 'content-type': 'application/offset+octet-stream' }
const MAX_TRIES = 200

/**
 * Sends a picture in pieces that are cut off in the middle, each to the other of the servers, and stores it. A server that is not there
 * is passed over, as a proxy does.
 * @param {readonly TestServer[]} servers
 * @param {number} seed
 * @returns {Promise<{ id: string, url: string, switches: number, hash: string }>}
 */
export async function uploadOverServers(servers, seed) {
  const bytes = await picture(seed)
  const headers = { authorization: `Bearer ${servers[0]?.token}`, 'tus-resumable': '1.0.0' }
  let turn = seed
  let switches = 0
  const begun = await ask(PATH, {
    method: 'POST',
    headers: { 'upload-length': String(bytes.length) },
  })
  expect(begun.status === 201, `An upload was begun with ${begun.status}`)
  const path = new URL(begun.headers.get('location') ?? '', 'http://x').pathname
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const offset = Number((await ask(path, { method: 'HEAD' })).headers.get('upload-offset'))
    if (offset === bytes.length) {
      const stored = await store(path)
      return { ...stored, switches, hash: createHash('sha256').update(bytes).digest('hex') }
    }
    await sendPiece(path, offset, offset + Math.ceil(bytes.length / 3))
    turn += 1
    switches += 1
  }
  throw new Error(`Upload ${seed} did not end`)

  /**
   * Announces all that is left, sends a piece and cuts the connection, as a phone does that loses the net.
   * @param {string} path
   * @param {number} from
   * @param {number} to
   */
  async function sendPiece(path, from, to) {
    const cut = new AbortController()
    const isLast = to >= bytes.length
    const body = isLast
      ? new Uint8Array(bytes.subarray(from))
      : new ReadableStream({
          async start(controller) {
            controller.enqueue(new Uint8Array(bytes.subarray(from, to)))
            await wait(150)
            cut.abort()
          },
        })
    const init = {
      ...{ method: 'PATCH', body, signal: cut.signal, duplex: 'half' },
      headers: { ...headers, ...PART, 'upload-offset': String(from) },
    }
    const url = `${server().address}${path}`
    await fetch(url, /** @type {RequestInit} */ (init)).catch(() => null)
    // The server hears of the cut a moment later.
    await wait(100)
  }

  /** @param {string} path */
  async function store(path) {
    const id = path.split('/').at(-1)
    const key = randomUUID()
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = await ask(`/api/media?locationId=10&name=a.jpg&upload=${id}`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
      })
      /** @type {{ mediaItem?: { id: string, url: string } }} */
      const { mediaItem } = await answer.json()
      if (answer.status === 201 && mediaItem) return { id: mediaItem.id, url: mediaItem.url }
      await wait(200)
    }
    throw new Error(`Upload ${seed} was not stored`)
  }

  function server() {
    const running = servers.filter((each) => each.isRunning())
    const next = running[turn % running.length]
    if (!next) throw new Error('No server runs')
    return next
  }

  /**
   * @param {string} path
   * @param {{ method: string, headers?: Readonly<Record<string, string>> }} init
   */
  async function ask(path, { method, headers: more }) {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = await fetch(`${server().address}${path}`, {
        method,
        headers: { ...headers, ...more },
      }).catch(() => null)
      if (answer && answer.status < 500) return answer
      turn += 1
      await wait(100)
    }
    throw new Error(`${method} ${path} was never answered`)
  }
}

/**
 * Noise, which no format makes small: some hundred kilobytes.
 * @param {number} seed
 */
function picture(seed) {
  const noise = { type: 'gaussian', mean: 100 + seed, sigma: 40 }
  const create = { width: 900, height: 600, channels: 3, background: '#888', noise }
  return sharp(/** @type {import('sharp').SharpOptions} */ ({ create }))
    .jpeg({ quality: 92 })
    .toBuffer()
}
