import { connect } from 'node:net'
import { expect, wait } from '../faults/support/expect.mjs'
import { underAttack } from './support/under-attack.mjs'

const HEAD = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/**
 * Two hundred connections that send their bodies a byte at a time, in chunks without end, or not at all.
 * @type {import('./run.mjs').Attack}
 */
export default async function bodies(scene) {
  const { server, isShort } = scene
  const { port } = new URL(server.address)
  return underAttack(scene, async () => {
    const sockets = Array.from({ length: 200 }, (_, n) => open(Number(port), n % 3))
    await wait(isShort ? 2_000 : 15_000)
    for (const socket of sockets) socket.destroy()
    expect(await server.isReady(), 'the server is still there')
  })
}

/**
 * @param {number} port
 * @param {number} kind
 */
function open(port, kind) {
  const socket = connect(port, '127.0.0.1')
  // A refused client is cut off while it still sends.
  socket.on('error', () => socket.destroy())
  const ways = [
    { head: 'Content-Length: 1999999\r\n\r\n', piece: '{' },
    { head: 'Transfer-Encoding: chunked\r\n\r\n', piece: '1\r\n[\r\n' },
    { head: '', piece: '' },
  ]
  const { head, piece } = ways[kind] ?? { head: '', piece: '' }
  socket.write(`${HEAD}${head}`)
  const timer = setInterval(() => {
    if (socket.writable) socket.write(piece)
    else clearInterval(timer)
  }, 50)
  socket.on('close', () => clearInterval(timer))
  return socket
}
