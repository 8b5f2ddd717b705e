import { createPage, graphql, publishPage, savePage } from './api.mjs'
import { expect } from './expect.mjs'

/** @import { TestServer } from './server.mjs' */

const PATH = '/archived-work'
const TEXT = 'શું આ સાચું છે?'
/** Plans are at most two years ahead. */
const LATER = `${new Date().getFullYear() + 1}-11-08T06:30`
const WEEK_MINUTES = 10_080

/** The files of an archive with people that this work is in. */
export const FILES_OF_WORK = [
  ...['comment', 'rollouts', 'recordSchedules', 'people', 'signUp', 'feedback'],
]

/**
 * Work that people are in the middle of: a change that locations see in waves, a discussion, plans, someone invited, and what visitors sent.
 * @param {TestServer} server
 */
export async function addWork(server) {
  const page = await createPage(server, PATH)
  await publishPage(server, page)
  const { id, version } = await savePage(server, page, { path: PATH, html: '<p>નવું</p>' })
  await graphql(
    server,
    `mutation ($id: ID!, $version: Int!, $waves: WavesInput) {
      publishToLocations(id: $id, expectedVersion: $version, expectedPublishedVersion: 1, leaveOut: [], waves: $waves) { id } }`,
    { id, version, waves: { first: 2, minutes: WEEK_MINUTES } },
  )
  for (const text of [TEXT, 'Yes.\n\nIt is.'])
    await graphql(
      server,
      'mutation ($id: ID!, $text: String!) { addComment(documentId: $id, block: "b_text", text: $text) { id } }',
      { id, text },
    )
  await graphql(
    server,
    'mutation ($id: ID!, $version: Int!, $at: String) { unpublishDocument(id: $id, expectedVersion: $version, at: $at) { id } }',
    { id, version, at: LATER },
  )
  await graphql(
    server,
    'mutation ($at: String) { scheduleRecord(kind: "event", id: 1, action: UNPUBLISH, at: $at) { id } }',
    { at: LATER },
  )
  await graphql(
    server,
    'mutation { invitePerson(email: "asha@example.org", name: "આશા પટેલ", assignments: [{ level: CONTRIBUTE, locationId: 20 }]) { id } }',
  )
  await sendForm(server, 'sign-up', { email: 'news@example.org' })
  await sendForm(server, 'feedback', { message: 'Is there parking?', email: 'v@example.org' })
}

/**
 * @param {TestServer} server
 * @param {'feedback' | 'sign-up'} form
 * @param {Readonly<Record<string, string>>} fields
 */
async function sendForm({ address }, form, fields) {
  const { ok, status } = await fetch(`${address}/forms/${form}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ location: 'nairobi', page: '/', ...fields }),
  })
  expect(ok, `A form is taken: ${status}`)
}
