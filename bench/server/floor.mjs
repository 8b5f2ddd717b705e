import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import pg from 'pg'
import { median } from '../measure.mjs'
import { threadsOf } from './processes.mjs'
import { ask } from './requests.mjs'

/** The steps of the bare process for a visit, one more each time. */
const STEPS = ['send', 'query', 'compress']
const VISITS = 100

/**
 * Measures a visit to a process that knows nothing of ours, in CPU ms: to send a page's compressed bytes, to ask the database
 * one prepared question before, and to compress the page. Asked like the pages that are measured, one after the other.
 * @param {{ address: string, databaseUrl: string, path: string }} given the page
 */
export async function floorOf({ address, databaseUrl, path }) {
  const child = fork(import.meta.filename, [`${address}${path}`, databaseUrl])
  try {
    const [port] = await once(child, 'message')
    /** @type {Record<string, number>} */
    const floor = {}
    for (const step of STEPS) {
      const found = []
      for (let visit = 0; visit < 2 * VISITS; visit += 1) {
        const before = threadsOf(child.pid ?? 0)
        await ask(`http://127.0.0.1:${port}/${step}`)
        const after = threadsOf(child.pid ?? 0)
        // The first visits compile what they run.
        if (visit >= VISITS) found.push(after.main + after.others - before.main - before.others)
      }
      floor[step] = median(found)
    }
    return floor
  } finally {
    child.kill()
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , page = '', connectionString] = process.argv
  const { body } = await ask(page, { headers: { 'accept-encoding': 'identity' } })
  const client = new pg.Client({ connectionString })
  await client.connect()
  const compress = () =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
    })
  const ready = compress()
  const text = 'select items from published_contents where document_id = $1'
  const server = createServer(async ({ url }, response) => {
    if (url !== '/send') await client.query({ name: 'floor', text, values: [1] })
    const bytes = url === '/compress' ? compress() : ready
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : null)
  })
  process.once('disconnect', () => process.exit())
}
