import { expect } from '../faults/support/expect.mjs'
import { ask, post, statusesOf } from './support/attacker.mjs'
import { underAttack } from './support/under-attack.mjs'

/** @import { TestServer } from '../faults/support/server.mjs' */

/** A customer of a provider has a /48 of IPv6, which has eight times what one /64 has. */
const WIDER = 8
const COSTLY = { query: '{ documents(first: 40) { nodes { topic { items { content } } } } }' }

/**
 * The share of each endpoint’s answers that was let through, and the number that a network has.
 * @typedef {object} Endpoint
 * @property {number} most how many one network is let through in its time
 * @property {number} seconds of its time
 * @property {number} passes the status of what was let through
 * @property {(server: TestServer, from: string, n: number) => Promise<{ status: number }>} knock
 */

/** @type {Readonly<Record<string, Endpoint>>} */
const ENDPOINTS = {
  // 60,000 points a minute, each query some 8,000 to 10,000.
  queries: {
    most: 7,
    seconds: 60,
    passes: 200,
    knock: (server, from) => ask(server, COSTLY, from),
  },
  bearers: {
    most: 20,
    seconds: 300,
    passes: 401,
    knock: (server, from, n) =>
      post(server, '/graphql', {
        body: '{"query":"{ me { id } }"}',
        from,
        headers: { authorization: `Bearer wrong-${n}` },
      }),
  },
  forms: {
    most: 30,
    seconds: 600,
    passes: 200,
    knock: (server, from, n) =>
      post(server, '/forms/sign-up', {
        body: new URLSearchParams({
          location: 'brookfield',
          page: '/',
          email: `n${n}@example.org`,
        }),
        from,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
      }),
  },
}

/**
 * At each endpoint, from ever new addresses: of one household (a /64 of IPv6), then of one customer (a /48). Changing the
 * address gives nothing new; a neighbour is let in meanwhile. Signing in, uncached pages and
 * pictures are walked around by `sign-in`, `parameters` and `pictures`.
 * @type {import('./run.mjs').Attack}
 */
export default async function networks(scene) {
  const { server, isShort } = scene
  /** @type {Record<string, string>} */
  const passed = {}
  const visitors = await underAttack(scene, async () => {
    for (const [index, [name, endpoint]] of Object.entries(ENDPOINTS).entries()) {
      const place = `2001:db8:${(0x80 + index).toString(16)}`
      const { most, passes } = endpoint
      const ofHousehold = (/** @type {number} */ n) => `${place}:1::${n.toString(16)}`
      const household = await knock(server, endpoint, {
        address: ofHousehold,
        times: 2 * most,
        most,
      })
      const ofCustomer = (/** @type {number} */ n) => `${place}:${(n + 2).toString(16)}::1`
      const wider = WIDER * most
      // Eight times as much takes a while.
      const customer = isShort
        ? 'not tried'
        : await knock(server, endpoint, { address: ofCustomer, times: wider + most, most: wider })
      const neighbour = await endpoint.knock(
        server,
        `2001:db8:${(0x90 + index).toString(16)}::1`,
        0,
      )
      expect(neighbour.status === passes, `'${name}' lets a neighbour in: ${neighbour.status}`)
      passed[name] = `${household} of a /64, ${customer} more of its /48`
    }
  })
  return { ...passed, ...visitors }
}

/**
 * Knocks ten at once; returns how many were let through. All the others were told to wait.
 * @param {TestServer} server
 * @param {Endpoint} endpoint
 * @param {{ address: (n: number) => string, times: number, most: number }} how `most` in the endpoint's time
 */
async function knock(server, { passes, seconds, knock: one }, { address, times, most }) {
  const answers = []
  const started = Date.now()
  for (let n = 0; n < times; n += 10)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, at) => one(server, address(n + at), n + at)),
      )),
    )
  const statuses = statusesOf(answers.map(({ status }) => ({ status })))
  expect(
    Object.keys(statuses).every((status) => status === '429' || status === String(passes)),
    `every answer is ${passes} or 429: ${JSON.stringify(statuses)}`,
  )
  // On a slow machine the endpoint's time is over while we knock, and another one begins.
  const rounds = 1 + Math.floor((Date.now() - started) / 1000 / seconds)
  const passed = statuses[passes] ?? 0
  expect(
    passed <= rounds * most,
    `${passed} of ${times} were let through, at most ${most} in ${seconds} s`,
  )
  return passed
}
