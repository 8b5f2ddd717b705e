import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { join } from 'node:path'

/** For tests: a static export served by a plain web server. */
export interface ServedFiles {
  readonly address: string
  readonly kind: 'nginx' | 'plain'
  close(): Promise<void>
}

/**
 * Serves the folder with nginx and the configuration exported for it, or without nginx by a small server that reads
 * `_redirects`.
 */
export async function serveFiles(folder: string): Promise<ServedFiles> {
  return hasNginx() ? serveByNginx(folder) : serveByNode(folder)
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function serveByNginx(folder: string): Promise<ServedFiles> {
  const port = await freePort()
  const own = await readFile(join(folder, 'nginx/server.conf'), 'utf8')
  // If root starts nginx, its workers run as another user, who may not read the test's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const configuration = `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1; events {}
http { access_log off; types { text/html html; text/css css; image/webp webp; image/jpeg jpg; text/xml xml; }
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  include ${folder}/nginx/maps.conf;
  ${own.replace('listen 80;', `listen 127.0.0.1:${port};`)} }`
  const file = join(folder, 'test.conf')
  await writeFile(file, configuration)
  const nginx = spawn('nginx', ['-c', file, '-e', `${folder}/error.log`], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await answers(address, () => nginx.exitCode !== null)
  return {
    ...{ address, kind: 'nginx' },
    async close() {
      nginx.kill('SIGQUIT')
      if (nginx.exitCode === null) await once(nginx, 'exit')
    },
  }
}

async function answers(address: string, isGone: () => boolean): Promise<void> {
  for (;;) {
    if (isGone()) throw new Error('nginx can’t contain its configuration')
    try {
      await fetch(address)
      return
    } catch {
      // It has not begun to listen.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

async function serveByNode(folder: string): Promise<ServedFiles> {
  const rules = (await readFile(join(folder, 'public/_redirects'), 'utf8'))
    .split('\n')
    .map((line) => line.split(' '))
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '')
    const rule = rules.find(([from = '']) =>
      from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : from === path,
    )
    if (rule) {
      const [from = '', to = '', status] = rule
      const rest = path.slice(from.length - 1)
      response.writeHead(Number(status), { location: to.replace(':splat', rest) }).end()
      return
    }
    const plain = decodeURIComponent(path).replace(/\/$/, '')
    for (const file of [`${plain}/index.html`, plain]) {
      const bytes = await readFile(join(folder, 'public', file)).catch(() => null)
      if (!bytes) continue
      response.end(bytes)
      return
    }
    const [, site = '', language = ''] = /^(\/ottawa)?(\/[a-z]{2}-[A-Z]{2})?/.exec(path) ?? []
    response.statusCode = 404
    response.end(await readFile(join(folder, `public${site}${language}/404.html`)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  return {
    address: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`,
    kind: 'plain',
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const at = socket.address()
  socket.close()
  await once(socket, 'close')
  return typeof at === 'object' && at ? at.port : 0
}
