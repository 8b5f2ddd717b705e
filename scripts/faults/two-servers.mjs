import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.mjs'
import { graphql } from './support/api.mjs'
import { onDatabase } from './support/databases.mjs'
import { expect, Skipped, until } from './support/expect.mjs'
import { publishPicture, statusAt, upload } from './support/pictures.mjs'
import { createS3 } from './support/s3.mjs'

/** @import { TestServer } from './support/server.mjs' */

/**
 * Two servers on one PostgreSQL and one S3-compatible store: what is done on one is seen on the other. A third that
 * stores pictures in its own folder is not ready, and says why.
 * @type {import('./run.mjs').Scenario}
 */
export default async function twoServers() {
  const postgres = await startPostgres()
  if (!postgres) throw new Skipped('there are no PostgreSQL programs')
  const s3 = await createS3()
  const otherFolder = await mkdtemp(join(tmpdir(), 'toran-other-'))
  try {
    await s3.start()
    return await onDatabase(postgres, async (database) => {
      const one = database.server(s3.environment)
      await one.start()
      const other = database.server({ ...s3.environment, DATA_DIR: otherFolder })
      await other.start()
      other.token = one.token
      const third = database.server({ DATA_DIR: join(otherFolder, 'third') })
      const figures = { seenMs: await seePictures(one, other), thirdSays: await refuse(third) }
      await third.stop()
      return figures
    })
  } finally {
    await s3.remove()
    await postgres.stop()
    await rm(otherFolder, { recursive: true, force: true })
  }
}

/**
 * @param {TestServer} one
 * @param {TestServer} other
 */
async function seePictures(one, other) {
  const { item } = await upload(one)
  const address = `${item.url}?w=320`
  expect((await statusAt(other, address)) === 404, 'What is not published is seen by nobody')
  const page = await publishPicture(one, '/two-servers', item.id)
  const published = Date.now()
  await until(async () => (await statusAt(other, address)) === 200, 'the other server shows it')
  const seenMs = Date.now() - published
  expect((await statusAt(other, '/two-servers')) === 200, 'The other server shows the page')
  await graphql(
    one,
    'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 1) { version } }',
    { id: page.id },
  )
  expect((await statusAt(one, address)) === 404, 'It is withdrawn at once where that was done')
  await until(async () => (await statusAt(other, address)) === 404, 'the other server drops it')
  return seenMs
}

/** @param {TestServer} third */
async function refuse(third) {
  third.start().catch(() => undefined)
  let reason = ''
  await until(
    async () => {
      const answer = await fetch(`${third.address}/readyz`).catch(() => null)
      reason = answer?.status === 503 ? ((await answer.json()).reason ?? '') : ''
      return reason.includes('stores pictures elsewhere')
    },
    'a server with another store says that it is not ready',
    60_000,
  )
  return reason
}
