import { createPage, graphql } from '../faults/support/api.mjs'
import { expect } from '../faults/support/expect.mjs'
import { cookieOf, OWNER, post, signIn } from './support/attacker.mjs'
import { withSql } from './support/sql.mjs'

/** @import { TestServer } from '../faults/support/server.mjs' */

const SECRET = 'Not for everyone'
const MAKER = { id: 'attacked-maker', email: 'maker@toran.example' }

/**
 * The address of a preview, kept by a stranger: it shows nothing without its token, of no other document, and nothing at
 * all once it was revoked, or its maker has signed out, may no longer see the page, or is deleted.
 * @type {import('./run.mjs').Attack}
 */
export default async function previews({ server, database }) {
  const page = await createPage(server, '/attacked-preview', `<p>${SECRET}</p>`)
  const other = await createPage(server, '/attacked-other', `<p>${SECRET}</p>`)
  const { createPreview } = await graphql(
    server,
    'mutation ($id: ID!) { createPreview(id: $id) { url } }',
    { id: page.id },
  )
  const own = `${server.address}${createPreview.url}`
  expect(await shows(own), 'the preview shows the draft')
  expect(!(await shows(own.replace(/\?.*/, ''))), 'without its token it shows nothing')
  const moved = own.replace(`/preview/${page.id}`, `/preview/${other.id}`)
  expect(!(await shows(moved)), 'its token opens no other document')
  await graphql(server, 'mutation ($id: ID!) { revokePreviews(id: $id) }', { id: page.id })
  expect(!(await shows(own)), 'once revoked it shows nothing')
  await afterSigningOut(server, page.id)
  await withSql(database, async (client) => {
    await afterLosingRights({ server, client, id: page.id })
    await afterBeingDeleted({ server, client, id: page.id })
  })
  return { shown: 'while its maker is signed in and may see the page, nowhere else' }
}

/**
 * @param {TestServer} server
 * @param {string} id
 */
async function afterSigningOut(server, id) {
  const { url, cookie } = await previewBy(server, { email: OWNER.email, id })
  expect(await shows(url), 'the preview of its maker shows the draft')
  const sent = { body: '{}', from: '203.0.113.9', headers: { cookie } }
  await post(server, '/api/auth/sign-out', sent)
  expect(!(await shows(url)), 'after its maker has signed out it shows nothing')
}

/** @param {{ server: TestServer, client: import('pg').Client, id: string }} scene */
async function afterLosingRights({ server, client, id }) {
  await createMaker(client)
  const { url } = await previewBy(server, { email: MAKER.email, id })
  expect(await shows(url), 'the preview of an editor shows the draft')
  await client.query('update assignments set location_id = 20 where user_id = $1', [MAKER.id])
  expect(!(await shows(url)), 'after its maker went to another place it shows nothing')
  await client.query('update assignments set location_id = 10 where user_id = $1', [MAKER.id])
  expect(await shows(url), 'and does again once they are back')
}

/** @param {{ server: TestServer, client: import('pg').Client, id: string }} scene */
async function afterBeingDeleted({ server, client, id }) {
  const { url } = await previewBy(server, { email: MAKER.email, id })
  expect(await shows(url), 'the preview of an editor shows the draft')
  await client.query('delete from users where id = $1', [MAKER.id])
  expect(!(await shows(url)), 'after its maker was deleted it shows nothing')
  // Someone else with the same address is someone else.
  await createMaker(client, 'attacked-maker-2')
  await signIn(server, { from: '203.0.113.11', email: MAKER.email, password: OWNER.password })
  expect(!(await shows(url)), 'nor for who has the address of the deleted')
  await client.query('delete from users where email = $1', [MAKER.email])
}

/**
 * An editor of one location, with the owner's password.
 * @param {import('pg').Client} client
 */
async function createMaker(client, id = MAKER.id) {
  await client.query('insert into users (id, name, email) values ($1, $2, $3)', [
    id,
    'Maker',
    MAKER.email,
  ])
  await client.query(
    `insert into credentials (id, account_id, provider_id, user_id, password)
      select $1, $1, provider_id, $1, password from credentials
      join users on users.id = user_id where email = $2`,
    [id, OWNER.email],
  )
  await client.query(
    `insert into assignments (user_id, location_id, level) values ($1, 10, 'MANAGE')`,
    [id],
  )
}

/**
 * Someone signs in and makes a preview.
 * @param {TestServer} server
 * @param {{ readonly email: string, readonly id: string }} maker
 */
async function previewBy(server, { email, id }) {
  const from = '203.0.113.9'
  const signedIn = await signIn(server, { from, email, password: OWNER.password })
  expect(signedIn.status === 200, `the maker signs in: ${signedIn.status} ${signedIn.text}`)
  const cookie = cookieOf(signedIn)
  const body = JSON.stringify({ query: `mutation { createPreview(id: ${id}) { url } }` })
  const answer = await post(server, '/graphql', { body, from, headers: { cookie } })
  return { url: `${server.address}${JSON.parse(answer.text).data.createPreview.url}`, cookie }
}

/**
 * Returns whether the draft is shown to a browser that follows the address with the cookie it is given on the way.
 * @param {string} address
 */
async function shows(address) {
  const first = await fetch(address, { redirect: 'manual' })
  const location = first.headers.get('location')
  if (location === null) return (await first.text()).includes(SECRET)
  const cookie = cookieOf({ cookies: first.headers.getSetCookie() })
  const shown = await fetch(new URL(location, address), { headers: { cookie } })
  return (await shown.text()).includes(SECRET)
}
