import { once } from 'node:events'
import net, { type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'

/** For tests: the only way to a PostgreSQL, which can be closed, or opened and yet let nothing through. */
export class Gate {
  readonly #target: NetConnectOpts
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #server: net.Server | null = null
  #port = 0
  #isSilent = false
  /** The address of the database behind it, through it. */
  readonly url: string

  private constructor(target: NetConnectOpts, port: number, url: string) {
    this.#target = target
    this.#port = port
    this.url = url
  }

  /** Stands before the server of an address; it is closed at first. */
  static async before(address: string): Promise<Gate> {
    const url = new URL(address)
    const folder = url.searchParams.get('host')
    const target = folder
      ? { path: `${folder}/.s.PGSQL.5432` }
      : { host: url.hostname, port: Number(url.port || 5432) }
    const probe = net.createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port } = probe.address() as AddressInfo
    probe.close()
    await once(probe, 'close')
    url.searchParams.delete('host')
    url.host = `127.0.0.1:${port}`
    return new Gate(target, port, url.href)
  }

  async open(): Promise<void> {
    this.#server = net.createServer((socket) => this.#connect(socket))
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
    server.close()
    await once(server, 'close')
  }

  /** Lets nothing through from now on, on connections that stay open, until `goOn` is called. */
  fallSilent(): void {
    this.#isSilent = true
    for (const pair of this.#pairs) separate(pair)
  }

  goOn(): void {
    this.#isSilent = false
    for (const pair of this.#pairs) join(pair)
  }

  #connect(socket: Socket): void {
    const upstream = net.connect(this.#target)
    const pair = [socket, upstream] as const
    this.#pairs.add(pair)
    for (const each of pair) {
      each.on('error', () => each.destroy())
      each.on('close', () => {
        this.#pairs.delete(pair)
        for (const both of pair) both.destroy()
      })
    }
    if (!this.#isSilent) join(pair)
  }
}

function join([a, b]: readonly [Socket, Socket]): void {
  a.pipe(b)
  b.pipe(a)
}

function separate(pair: readonly [Socket, Socket]): void {
  for (const socket of pair) {
    socket.unpipe()
    socket.pause()
  }
}
