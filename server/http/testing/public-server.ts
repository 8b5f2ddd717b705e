import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReadParts } from '../read-public'

interface PublicServer {
  /** `https://127.0.0.1:50123` */
  readonly origin: string
  /** With which its answers are read. */
  readonly parts: ReadParts
  close(): void
}

/** For tests: a server on this machine, which is no public one, that is read as if it were one and spoke https. */
export async function servePublicly(answer: RequestListener): Promise<PublicServer> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // It listens on a port, not on a path.
  const { port } = server.address() as AddressInfo
  const request = ((url: URL, ...rest: []) =>
    httpRequest(new URL(String(url).replace('https:', 'http:')), ...rest)) as ReadParts['request']
  return {
    origin: `https://127.0.0.1:${port}`,
    parts: { request, allows: () => true },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
