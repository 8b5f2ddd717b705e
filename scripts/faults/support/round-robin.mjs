import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../free-port.mjs'
import { until } from './expect.mjs'

/**
 * A proxy before servers, each request to the next of them: nginx where it is installed or can be, else one of our own.
 * @param {readonly number[]} ports
 * @returns {Promise<{ kind: string, address: string, stop: () => Promise<void> }>}
 */
export async function startRoundRobin(ports) {
  const program = findNginx()
  return program ? startNginx(program, ports) : startOwn(ports)
}

function findNginx() {
  const find = () => spawnSync('sh', ['-c', 'command -v nginx'], { encoding: 'utf8' }).stdout.trim()
  if (find() === '' && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], {
      timeout: 120_000,
      stdio: 'ignore',
    })
  return find() || null
}

/**
 * @param {string} program
 * @param {readonly number[]} ports
 */
async function startNginx(program, ports) {
  const folder = await mkdtemp(join(tmpdir(), 'toran-nginx-'))
  const port = await freePort()
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, ports))
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await until(() => fetch(`${address}/healthz`).then(Boolean, () => false), 'nginx listens')
  return {
    kind: 'nginx',
    address,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * What docs/operations.md recommends: what a server refuses to take goes to the next, and a connection carries one request, so that none is sent
 * on one that the server is closing.
 * @param {string} folder
 * @param {number} port
 * @param {readonly number[]} ports
 */
function configuration(folder, port, ports) {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`)
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  return `${user}daemon off; pid ${folder}/pid; worker_processes 1; events { worker_connections 2048; }
http {
  access_log off; client_max_body_size 25m; proxy_request_buffering off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/temp; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream toran { ${servers.join(' ')} }
  server { listen 127.0.0.1:${port};
    location / { proxy_pass http://toran; proxy_set_header Host $http_host; proxy_next_upstream error timeout; proxy_connect_timeout 2s; }
  }
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
