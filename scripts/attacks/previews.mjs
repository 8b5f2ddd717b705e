import { createPage, graphql } from '../faults/support/api.mjs'
import { expect } from '../faults/support/expect.mjs'
import { OWNER, signIn } from './support/attacker.mjs'

/**
 * The address of a preview, kept by a stranger: it shows nothing to who has no token, of no other document, and nothing
 * at all once it was revoked, or its maker has signed out.
 * @type {import('./run.mjs').Attack}
 */
export default async function previews({ server }) {
  const page = await createPage(server, '/attacked-preview', '<p>Not for everybody</p>')
  const other = await createPage(server, '/attacked-other', '<p>Nor this</p>')
  const made = await graphql(server, 'mutation ($id: ID!) { createPreview(id: $id) { url } }', {
    id: page.id,
  })
  const url = new URL(made.createPreview.url, server.address)
  const own = `${server.address}${url.pathname}${url.search}`
  expect((await look(own)).includes('Not for everybody'), 'the preview shows the draft')
  const stranger = await look(`${server.address}${url.pathname}`)
  expect(!stranger.includes('Not for everybody'), 'without its token it shows nothing')
  const moved = own.replace(`/preview/${page.id}`, `/preview/${other.id}`)
  expect(!(await look(moved)).includes('Nor this'), 'its token opens no other document')
  await graphql(server, 'mutation ($id: ID!) { revokePreviews(id: $id) }', { id: page.id })
  expect(!(await look(own)).includes('Not for everybody'), 'once revoked it shows nothing')
  return { ofMakerSignedOut: await afterSigningOut(server, page.id) }
}

/**
 * @param {import('./support/attacker.mjs').TestServer} server
 * @param {string} id
 */
async function afterSigningOut(server, id) {
  const { status, cookies } = await signIn(server, {
    from: '203.0.113.9',
    password: OWNER.password,
  })
  expect(status === 200, `the maker signs in: ${status}`)
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  const headers = { 'content-type': 'application/json', cookie, 'x-forwarded-for': '203.0.113.9' }
  const answer = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: `mutation { createPreview(id: ${id}) { url } }` }),
  })
  const { data } = await answer.json()
  const url = new URL(data.createPreview.url, server.address)
  const own = `${server.address}${url.pathname}${url.search}`
  expect(
    (await look(own)).includes('Not for everybody'),
    'the preview of its maker shows the draft',
  )
  await fetch(`${server.address}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' })
  const shows = (await look(own)).includes('Not for everybody')
  expect(!shows, 'after its maker has signed out it shows nothing')
  return 'nothing is shown'
}

/**
 * Follows the address as a browser does, with the cookie it is given on the way.
 * @param {string} address
 */
async function look(address) {
  const first = await fetch(address, { redirect: 'manual' })
  const location = first.headers.get('location')
  if (location === null) return first.text()
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return (await fetch(new URL(location, address), { headers: { cookie } })).text()
}
