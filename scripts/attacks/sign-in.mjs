import { randomBytes } from 'node:crypto'
import { expect } from '../faults/support/expect.mjs'
import { cookieOf, OWNER, signIn } from './support/attacker.mjs'
import { underAttack } from './support/under-attack.mjs'

const ATTEMPTS = 120

/**
 * Wrong passwords from every address of one household, then from many networks of one customer, all against one account.
 * The owner signs in meanwhile: by the browser that is known, and from a place where nobody has signed in before.
 * @type {import('./run.mjs').Attack}
 */
export default async function signIns(scene) {
  const { server } = scene
  const first = await signIn(server, { from: '203.0.113.1', password: OWNER.password })
  expect(first.status === 200, `the owner signs in: ${first.status}`)
  const cookie = cookieOf(first)
  /** @type {Record<string, number>} */
  const figures = {}
  const visitors = await underAttack(scene, async () => {
    figures.ofOneHousehold = await lookedAt(server, (n) => `2001:db8:1:2::${n.toString(16)}`)
    figures.ofOneCustomer = await lookedAt(server, (n) => `2001:db8:2:${n.toString(16)}::1`)
    const known = await signIn(server, {
      from: '2001:db8:1:2::1',
      password: OWNER.password,
      cookie,
    })
    expect(
      known.status === 200,
      `the known browser signs in from the same network: ${known.status}`,
    )
    const started = Date.now()
    const fresh = await signIn(server, { from: '203.0.113.77', password: OWNER.password })
    figures.freshPlaceMs = Date.now() - started
    expect(fresh.status === 200, `the owner signs in from a new place: ${fresh.status}`)
  })
  expect(
    (figures.ofOneHousehold ?? ATTEMPTS) <= 5,
    `of one household ${figures.ofOneHousehold} passwords are looked at, at most 5`,
  )
  expect(
    (figures.ofOneCustomer ?? ATTEMPTS) <= 40,
    `of one customer ${figures.ofOneCustomer} passwords are looked at, at most 40`,
  )
  return { ...figures, ofForgedDevices: await withForgedDevices(server, cookie), ...visitors }
}

/**
 * Browsers that say they are known to the account: with a seal of their own, one changed by a letter, one without a seal,
 * two at once. They are strangers; returns how many of their passwords were looked at.
 * @param {import('../faults/support/server.mjs').TestServer} server
 * @param {string} cookie of the owner's browser
 */
async function withForgedDevices(server, cookie) {
  const [, device = '', seal = ''] = /toran-device=([\w-]+)\.([\w-]+)/.exec(cookie) ?? []
  expect(device !== '', `the owner's browser was given a name: ${cookie}`)
  const random = (/** @type {number} */ n) => randomBytes(n).toString('base64url')
  const forged = [
    () => `toran-device=${random(16)}.${random(32)}`,
    () => `toran-device=${random(16)}.${seal}`,
    () => `toran-device=${device}.${seal.slice(0, -2)}${random(2).slice(0, 2)}`,
    () => `toran-device=${device}.; toran-device=${random(16)}.${random(32)}`,
  ]
  const looked = await lookedAt(
    server,
    () => '203.0.113.40',
    (n) => forged[n % forged.length]?.(),
  )
  expect(looked <= 5, `of forged devices ${looked} passwords are looked at, at most 5`)
  return looked
}

/**
 * Counts the wrong passwords that were looked at; the others were refused with 429.
 * @param {import('../faults/support/server.mjs').TestServer} server
 * @param {(n: number) => string} address
 * @param {(n: number) => string | undefined} [cookie]
 */
async function lookedAt(server, address, cookie = () => undefined) {
  const answers = await Promise.all(
    Array.from({ length: ATTEMPTS }, (_, n) =>
      signIn(server, { from: address(n), password: `wrong ${n}`, cookie: cookie(n) ?? '' }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(
    statuses.every((status) => status === 401 || status === 429),
    `every answer is 401 or 429: ${[...new Set(statuses)]}`,
  )
  return statuses.filter((status) => status === 401).length
}
