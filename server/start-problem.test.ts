import { createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigurationError } from './configuration'
import { requireSpace } from './database/embedded/free-space'
import { storeOriginal } from './media/originals'
import { openS3Store } from './media/store/s3-store'
import { startProblem } from './start-problem'

test('a port that is taken is named, with a way out', async () => {
  const first = createServer()
  const port = await portOf(first)
  const error = await new Promise((resolve) =>
    createServer().once('error', resolve).listen(port, '127.0.0.1'),
  )
  first.close()
  expect(startProblem(error)).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  )
})

test('a database that does not answer is named with its reason', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
  })
  expect(startProblem(new Error('Failed query: begin', { cause: refused }))).toMatch(
    /^The database can’t be used: connect ECONNREFUSED 127\.0\.0\.1:5432\. .*DATABASE_URL/,
  )
})

test('a disk without room is named with how much is there and how much is needed', async () => {
  const error = await requireSpace('/data/postgres', false, async () => 0).catch((reason) => reason)
  expect(startProblem(error)).toBe(
    'The disk of /data/postgres has 0 MiB free; the database needs 64. Free up space, or set DATA_DIR to another folder.',
  )
})

test('a first start without its file store ends with its reason and the variables to look at', async () => {
  const port = await unusedPort()
  const store = openS3Store({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pictures',
    region: 'eu-central-1',
    accessKeyId: 'nobody',
    secretAccessKey: 'nothing',
  })
  const error = await storeOriginal(store, { bytes: Buffer.from('x'), format: 'webp' }).catch(
    (reason) => reason,
  )
  store.close()
  expect(startProblem(error)).toMatch(
    new RegExp(
      `^The file store couldn’t store [0-9a-f]{64}\\.webp: connect ECONNREFUSED 127\\.0\\.0\\.1:${port}\\. Pictures can’t be stored.*S3_.*DATA_DIR`,
    ),
  )
}, 20_000)

test('what our own code says is said as it is; what only a programmer can fix is not', () => {
  expect(startProblem(new ConfigurationError('PORT is wrong'))).toBe('PORT is wrong')
  expect(startProblem(new Error('The data folder x is in use'))).toBe('The data folder x is in use')
  expect(startProblem(new TypeError('x is not a function'))).toBeNull()
})

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
}

async function unusedPort(): Promise<number> {
  const server = createServer()
  const port = await portOf(server)
  await new Promise((resolve) => void server.close(resolve))
  return port
}
