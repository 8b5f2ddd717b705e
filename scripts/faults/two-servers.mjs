import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.mjs'
import { graphql } from './support/api.mjs'
import { onDatabase } from './support/databases.mjs'
import { expect, Skipped, until } from './support/expect.mjs'
import { publishPicture, statusAt, upload } from './support/pictures.mjs'
import { createS3 } from './support/s3.mjs'

const ACCOUNT = { ADMIN_EMAIL: 'asha@example.org', ADMIN_PASSWORD: 'a password for two servers' }

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
      const one = database.server({ ...s3.environment, ...ACCOUNT })
      await one.start()
      const other = database.server({ ...s3.environment, DATA_DIR: otherFolder })
      await other.start()
      other.token = one.token
      const third = database.server({ DATA_DIR: join(otherFolder, 'third') })
      await useSession(one, other)
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

/**
 * Signs in on one server, uses the session on the other, and signs out there.
 * @param {TestServer} one
 * @param {TestServer} other
 */
async function useSession(one, other) {
  const answer = await fetch(`${one.address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD }),
  })
  expect(answer.status === 200, `Signing in was answered with ${answer.status}`)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { item } = await upload(one)
  const own = async () => {
    const { status } = await fetch(`${other.address}${item.url}?w=320`, { headers: { cookie } })
    return status
  }
  expect((await own()) === 200, 'Who signed in on one server sees private pictures on the other')
  const out = await fetch(`${other.address}/api/auth/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{}',
  })
  expect(out.ok, `Signing out was answered with ${out.status}`)
  const { status } = await fetch(`${one.address}${item.url}?w=320`, { headers: { cookie } })
  expect(status === 404, 'Signed out on one server is signed out on the other')
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
