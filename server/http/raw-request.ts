import { connect } from 'node:net'

/** For tests: what comes back on a bare connection, and how long it stayed open in milliseconds. */
interface RawAnswer {
  readonly text: string
  readonly openFor: number
}

/** For tests: sends bytes as they are and reads until the server closes. `more` is sent again and again. */
export function rawRequest(port: number, head: string, more?: Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const started = Date.now()
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      if (more) pour()
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    // A refused client is cut off while it still sends: what it read before counts.
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
