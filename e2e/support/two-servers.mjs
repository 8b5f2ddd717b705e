// Two servers on one PostgreSQL behind one address, by turns: `npm run e2e -- --postgres`. Needs a build.
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestServer } from '../../scripts/faults/support/server.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'

const port = Number(process.env.PORT)
const postgres = await startPostgres({ isDurable: false })
if (!postgres) throw new Error('There are no PostgreSQL programs: npm run e2e without --postgres')
const dataDir = await mkdtemp(join(tmpdir(), 'toran-e2e-two-'))
const environment = {
  ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.url, SITE_ORIGIN: `http://127.0.0.1:${port}` },
  ...{ ADMIN_EMAIL: given('ADMIN_EMAIL'), ADMIN_PASSWORD: given('ADMIN_PASSWORD') },
  API_TOKEN: given('API_TOKEN'),
}
const servers = [new TestServer(environment), new TestServer(environment)]
// One after the other: the first fills the database.
for (const server of servers) await server.start()

let turn = 0
const front = http.createServer((request, answer) => {
  const { address } = servers[turn++ % servers.length] ?? { address: '' }
  const passed = http.request(
    `${address}${request.url}`,
    { method: request.method, headers: request.headers },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
      reply.pipe(answer)
    },
  )
  passed.on('error', () => answer.destroy())
  answer.on('close', () => passed.destroy())
  request.pipe(passed)
})
front.listen(port, '127.0.0.1')

let isEnding = false
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void end())

async function end() {
  if (isEnding) return
  isEnding = true
  front.close()
  front.closeAllConnections()
  await Promise.all(servers.map((server) => server.stop()))
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit()
}

/** @param {string} name */
function given(name) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
