import http from 'node:http'
import { findNginx, startNginx } from './nginx.mjs'

/**
 * A proxy before servers, each request to the next of them: nginx where it is installed or can be, else one of our own.
 * @param {readonly number[]} ports
 * @returns {Promise<{ kind: string, address: string, stop: () => Promise<void> }>}
 */
export async function startRoundRobin(ports) {
  const program = findNginx()
  return program ? startNginx(program, (port) => proxyTo(ports, port)) : startOwn(ports)
}

/**
 * Balances as docs/operations.md recommends: a request that a server refuses goes to the next, and a connection carries one
 * request, so that none is sent on one that the server is closing.
 * @param {readonly number[]} ports
 * @param {number} port
 */
function proxyTo(ports, port) {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`)
  return `client_max_body_size 25m; proxy_request_buffering off;
  upstream toran { ${servers.join(' ')} }
  server { listen 127.0.0.1:${port};
    location / { proxy_pass http://toran; proxy_set_header Host $http_host; proxy_next_upstream error timeout; proxy_connect_timeout 2s; }
  }`
}

/** @param {readonly number[]} ports */
async function startOwn(ports) {
  let turn = 0
  const agent = new http.Agent({ keepAlive: true })
  const proxy = http.createServer((request, response) => {
    pass(request, response, ports.length - 1)
  })
  await new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy does not listen')
  return {
    kind: 'own',
    address: `http://127.0.0.1:${address.port}`,
    async stop() {
      agent.destroy()
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(() => resolve(undefined)))
    },
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   * @param {number} others how many servers may still be tried
   */
  function pass(request, response, others) {
    turn += 1
    const { method, headers, url: path } = request
    const options = { host: '127.0.0.1', port: ports[turn % ports.length], method, headers, path }
    const onward = http.request({ ...options, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ECONNREFUSED' && others > 0) return pass(request, response, others - 1)
      if (response.headersSent) return response.destroy()
      return response.writeHead(502).end()
    })
    // Only once there is a connection: what was not sent can be sent to another server.
    onward.on('socket', (socket) => {
      const send = () => request.pipe(onward)
      if (socket.connecting) socket.once('connect', send)
      else send()
    })
  }
}
