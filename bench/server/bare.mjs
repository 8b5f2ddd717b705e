import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { ask } from './requests.mjs'

/**
 * The floor: a process of its own that sends the bytes of one page of ours, and does nothing else.
 * @param {{ address: string }} server
 */
export async function startBare({ address }) {
  const child = fork(import.meta.filename, [address])
  const [port] = await once(child, 'message')
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => void child.kill(),
  }
}

if (process.argv[1] === import.meta.filename) {
  const { body, headers } = await ask(`${process.argv[2]}/`)
  const sent = {
    'content-type': headers['content-type'],
    'content-encoding': headers['content-encoding'],
    'content-length': body.length,
    etag: headers.etag,
  }
  const server = createServer((_request, response) => void response.writeHead(200, sent).end(body))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : null)
  })
  process.once('disconnect', () => process.exit())
}
