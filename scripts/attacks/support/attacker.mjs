/** @import { TestServer } from '../../faults/support/server.mjs' */

/** The person whose account is attacked. */
export const OWNER = { email: 'owner@toran.example', password: 'correct horse battery staple' }

/**
 * An answer; the status is 0 when the connection broke.
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} text
 * @property {readonly string[]} cookies
 */

/**
 * Asks GraphQL without a credential, from any network.
 * @param {Pick<TestServer, 'address'>} server
 * @param {object | string} body text is sent as it is
 * @param {string} [from] an address
 */
export function ask(server, body, from = '192.0.2.1') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return post(server, '/graphql', { body: text, from })
}

/**
 * Tries a password.
 * @param {Pick<TestServer, 'address'>} server
 * @param {{ readonly from: string, readonly password: string, readonly email?: string, readonly cookie?: string }} attempt
 */
export function signIn(server, { from, password, email = OWNER.email, cookie }) {
  const body = JSON.stringify({ email, password })
  return post(server, '/api/auth/sign-in/email', { body, from, headers: cookie ? { cookie } : {} })
}

/**
 * The cookies of an answer as a browser sends them back.
 * @param {Pick<Answer, 'cookies'>} answer
 */
export function cookieOf({ cookies }) {
  return cookies.map((line) => line.split(';')[0]).join('; ')
}

/**
 * The code and the words of an error.
 * @param {Pick<Answer, 'text'>} answer
 */
export function errorOf({ text }) {
  try {
    const { message, extensions } = JSON.parse(text).errors[0]
    return { code: extensions.code, message }
  } catch {
    // It is no error, or none of the API's.
    return null
  }
}

/**
 * Counts the answers by status.
 * @param {readonly Pick<Answer, 'status'>[]} answers
 * @returns {Record<number, number>}
 */
export function statusesOf(answers) {
  /** @type {Record<number, number>} */
  const counts = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/**
 * @param {Pick<TestServer, 'address'>} server
 * @param {string} path
 * @param {{ readonly body: BodyInit, readonly from: string, readonly headers?: Readonly<Record<string, string>> }} sent
 * @returns {Promise<Answer>}
 */
export function post(server, path, { body, from, headers = {} }) {
  return answerTo(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body,
  })
}

/**
 * @param {Pick<TestServer, 'address'>} server
 * @param {string} path
 * @param {{ readonly from: string, readonly headers?: Readonly<Record<string, string>> }} sent
 * @returns {Promise<Answer>}
 */
export function get(server, path, { from, headers = {} }) {
  return answerTo(`${server.address}${path}`, {
    headers: { 'x-forwarded-for': from, ...headers },
    redirect: 'manual',
  })
}

/**
 * @param {string} address
 * @param {RequestInit} options
 * @returns {Promise<Answer>}
 */
async function answerTo(address, options) {
  try {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(20_000) })
    const text = await answer.text()
    return { status: answer.status, text, cookies: answer.headers.getSetCookie() }
  } catch {
    return { status: 0, text: '', cookies: [] }
  }
}
