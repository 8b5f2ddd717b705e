import { setTimeout as wait } from 'node:timers/promises'
import { graphql } from '../../scripts/faults/support/api.mjs'

const EMAIL = 'keeper@toran.example'
const PASSWORD = 'four quiet words here'

/**
 * Invites someone who manages a location, accepts it, and answers their bearer token.
 * @param {import('../../scripts/faults/support/server.mjs').TestServer} server
 * @param {{ locationId: number }} place
 */
export async function acceptedPerson(server, { locationId }) {
  await graphql(
    server,
    `mutation ($email: String!, $assignments: [AssignmentInput!]!) {
      invitePerson(email: $email, name: "Keeper", assignments: $assignments) { id } }`,
    { email: EMAIL, assignments: [{ level: 'MANAGE', locationId }] },
  )
  const token = await invitation(server)
  await post(server, 'reset-password', { token, newPassword: PASSWORD })
  const answer = await post(server, 'sign-in/email', { email: EMAIL, password: PASSWORD })
  const bearer = answer.headers.get('set-auth-token')
  if (!bearer) throw new Error('Signing in as a program answered no token')
  return bearer
}

/** The token in the email, which waits since there is no mail server. */
async function invitation(server) {
  for (;;) {
    const { records } = await graphql(server, '{ records: mails(first: 20) { nodes { text } } }')
    for (const { text } of records.nodes) {
      const [, token] = /accept\?token=([\w%-]+)/.exec(text) ?? []
      if (token) return decodeURIComponent(token)
    }
    await wait(100)
  }
}

async function post({ address }, path, body) {
  const answer = await fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
