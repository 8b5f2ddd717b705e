import { randomBytes } from 'node:crypto'
import { graphql } from '../faults/support/api.mjs'
import { expect } from '../faults/support/expect.mjs'
import { publishPicture, upload } from '../faults/support/pictures.mjs'
import { get, statusesOf } from './support/attacker.mjs'
import { processorMsOf } from './support/process.mjs'
import { underAttack } from './support/under-attack.mjs'

/** @import { TestServer } from '../faults/support/server.mjs' */

/** The ids that one network may try in a minute (`unknownPictures`), and those that are under way when it is told. */
const BUDGET = 300
const CONCURRENCY = 20
/** The processor time that a guess may take, in ms. */
const MAX_CPU_MS = 10

/**
 * A stranger walks through the ids of pictures and guesses their addresses: of what is private nothing is answered in any
 * form, before it is published and after it is taken back, and who guesses is soon told to wait.
 * @type {import('./run.mjs').Attack}
 */
export default async function pictures(scene) {
  const { server, isShort } = scene
  const { status, item, message } = await upload(server)
  expect(status === 201, `a picture is uploaded: ${status} ${message}`)
  await expectHidden(server, item, 'before anything shows it')
  const owner = { from: '203.0.113.60', headers: { authorization: `Bearer ${server.token}` } }
  const seen = await get(server, item.url, owner)
  expect(seen.status === 200, `who works with it sees it: ${seen.status}`)
  const page = await publishPicture(server, '/attacked-picture', item.id)
  const shown = await get(server, item.url, { from: '203.0.113.61' })
  expect(shown.status === 200, `once it is published, visitors see it: ${shown.status}`)
  const wrong = await get(server, `/media/${item.id}-${randomBytes(16).toString('hex')}`, {
    from: '203.0.113.61',
  })
  expect(wrong.status === 404, `a public picture has no other address: ${wrong.status}`)
  await withdraw(server, page.id)
  await expectHidden(server, item, 'after it was taken back')
  let guessing = { statuses: '', cpuMsOfGuess: 0 }
  const visitors = await underAttack(scene, async () => {
    guessing = await guess(server, isShort ? 400 : 2_000)
  })
  return { ...guessing, ...visitors }
}

/**
 * Nobody without a credential sees anything of a picture, at whichever address.
 * @param {TestServer} server
 * @param {{ readonly id: string, readonly url: string }} item
 * @param {string} when
 */
async function expectHidden(server, { id, url }, when) {
  const forms = ['', '/original', '/share', '?w=736']
  for (const address of [url, `/media/${id}`])
    for (const form of forms) {
      const { status } = await get(server, `${address}${form}`, { from: '203.0.113.62' })
      expect(status === 404, `${when} '${address}${form}' answers 404: ${status}`)
    }
}

/**
 * @param {TestServer} server
 * @param {string} id
 */
async function withdraw(server, id) {
  const { document } = await graphql(server, 'query ($id: ID!) { document(id: $id) { version } }', {
    id,
  })
  await graphql(
    server,
    'mutation ($id: ID!, $version: Int!) { unpublishDocument(id: $id, expectedVersion: $version) { id } }',
    { id, version: document.version },
  )
}

/**
 * Ids beyond all there are, each with a hash made up, from one household.
 * @param {TestServer} server
 * @param {number} count
 */
async function guess(server, count) {
  const started = Date.now()
  const before = processorMsOf(server.pid)
  /** @type {import('./support/attacker.mjs').Answer[]} */
  const answers = []
  let next = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let n = next++; n < count; n = next++) {
        const address = `/media/${100_000 + n}-${randomBytes(16).toString('hex')}`
        answers.push(await get(server, address, { from: `2001:db8:78:1::${n.toString(16)}` }))
      }
    }),
  )
  const cpuMsOfGuess = Math.round(((processorMsOf(server.pid) - before) / count) * 10) / 10
  const statuses = statusesOf(answers)
  const looked = statuses[404] ?? 0
  expect(
    looked + (statuses[429] ?? 0) === count,
    `guesses answer 404 or 429: ${JSON.stringify(statuses)}`,
  )
  const minutes = 1 + Math.floor((Date.now() - started) / 60_000)
  expect(
    looked <= minutes * BUDGET + CONCURRENCY,
    `${looked} guesses of one household were looked at, at most ${BUDGET}`,
  )
  expect(
    cpuMsOfGuess <= MAX_CPU_MS,
    `a guess takes ${cpuMsOfGuess} ms of the processor, at most ${MAX_CPU_MS}`,
  )
  return { statuses: JSON.stringify(statuses), cpuMsOfGuess }
}
