/** @typedef {import('../../faults/support/server.mjs').TestServer} TestServer */

/** Whose account is attacked. */
export const OWNER = { email: 'owner@toran.example', password: 'correct horse battery staple' }

/**
 * Asks GraphQL without a credential, from a network of one's own choice. Answers the status; 0 when the connection broke.
 * @param {Pick<TestServer, 'address'>} server
 * @param {object} body
 * @param {string} [from] an address
 */
export async function ask(server, body, from = '192.0.2.1') {
  return (await send(server, '/graphql', { body: JSON.stringify(body), from })).status
}

/**
 * Tries a password; answers the status.
 * @param {Pick<TestServer, 'address'>} server
 * @param {{ readonly from: string, readonly password: string, readonly cookie?: string }} attempt
 */
export function signIn(server, { from, password, cookie }) {
  const body = JSON.stringify({ email: OWNER.email, password })
  return send(server, '/api/auth/sign-in/email', { body, from, headers: cookie ? { cookie } : {} })
}

/**
 * @param {Pick<TestServer, 'address'>} server
 * @param {string} path
 * @param {{ readonly body: BodyInit, readonly from: string, readonly headers?: Readonly<Record<string, string>> }} sent
 */
async function send(server, path, { body, from, headers = {} }) {
  try {
    const answer = await fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
      body,
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    return { status: answer.status, bytes: text.length, cookies: answer.headers.getSetCookie() }
  } catch {
    return { status: 0, bytes: 0, cookies: [] }
  }
}
