import { expect, test } from 'vitest'
import { createClient } from './client'
import { type Failure, failureOf, isTransient } from './failure'
import { fetchQuery } from './fetch-query'
import { meQuery } from './operations/documents'

/** The failure of a query over a network that answers like this. */
async function failureOver(send: typeof fetch): Promise<Failure> {
  const { signedOut, client } = clientOver(send)
  const failure = await fetchQuery(client, meQuery, {}).then(() => {
    throw new Error('It has not failed')
  }, failureOf)
  expect(signedOut()).toBe(failure.kind === 'signed-out')
  return failure
}

function clientOver(send: typeof fetch) {
  let isOut = false
  const client = createClient({ fetch: send, onSignedOut: () => (isOut = true) })
  return { client, signedOut: () => isOut }
}

function answering(status: number, body: string, type = 'application/json'): typeof fetch {
  return async () => new Response(body, { status, headers: { 'content-type': type } })
}

function refusing(code: string, extensions: object = {}): typeof fetch {
  const error = { message: 'In the words of the server.', extensions: { code, ...extensions } }
  return answering(200, JSON.stringify({ data: null, errors: [error] }))
}

test('a network that is gone says so, and the same is tried again', async () => {
  const failure = await failureOver(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(failure).toEqual({
    kind: 'offline',
    message: 'The server can’t be reached. Check your connection.',
  })
  expect(isTransient(failure)).toBe(true)
})

test.each([
  ['no JSON', answering(200, '{"data": {"me"')],
  ['a page of something before the server', answering(200, '<h1>Hotel Wi-Fi</h1>', 'text/html')],
  ['neither data nor errors', answering(200, '{}')],
])('an answer that is %s is unreadable, not a lost connection', async (_what, send) => {
  const failure = await failureOver(send)
  expect(failure.kind).toBe('unreadable')
  expect(failure.message).toContain('Reload this page')
  expect(isTransient(failure)).toBe(false)
})

test.each([
  [401, 'signed-out', 'Sign in again'],
  [413, 'refused', 'too large'],
  [429, 'limited', 'Wait a minute'],
  [502, 'unavailable', 'Try again in a minute'],
  [400, 'refused', 'Reload this page'],
])('a bare %i is %s, and says what to do', async (status, kind, words) => {
  const failure = await failureOver(answering(status, 'Not JSON', 'text/plain'))
  expect(failure.kind).toBe(kind)
  expect(failure.message).toContain(words)
})

test.each([
  ['UNAUTHENTICATED', 'signed-out'],
  ['FORBIDDEN', 'forbidden'],
  ['NOT_FOUND', 'missing'],
  ['RATE_LIMITED', 'limited'],
  ['UNAVAILABLE', 'unavailable'],
  ['BAD_USER_INPUT', 'refused'],
])('an answer of the server with %s is %s, in its words', async (code, kind) => {
  const failure = await failureOver(refusing(code, { retryAfterSeconds: 30 }))
  expect(failure).toMatchObject({ kind, message: 'In the words of the server.' })
})

test('a mistake of the editor itself is no lost connection', () => {
  expect(failureOf(new TypeError('x is not a function')).kind).toBe('unreadable')
})
