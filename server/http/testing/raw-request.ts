import { connect } from 'node:net'

/** For tests: the raw response on a connection, and how long the connection stayed open in milliseconds. */
interface RawAnswer {
  readonly text: string
  readonly openFor: number
}

/** For tests: sends raw bytes and reads until the server closes the connection. `more` is sent repeatedly. */
export function rawRequest(port: number, head: string, more?: Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const started = Date.now()
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      if (more) pour()
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    // A refused client is disconnected while still sending; the response read before is kept.
    socket.on('error', () => socket.destroy())
    socket.on('close', () =>
      resolve({ text: Buffer.concat(chunks).toString(), openFor: Date.now() - started }),
    )

    function pour(): void {
      while (more && socket.writable && socket.write(more));
      socket.once('drain', pour)
    }
  })
}
