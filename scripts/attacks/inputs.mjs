import { expect } from '../faults/support/expect.mjs'
import { say } from '../setup.mjs'
import { ask, errorOf, get, post, statusesOf } from './support/attacker.mjs'
import { entriesOf, readContract } from './support/contract.mjs'
import { memoryOf, processorMsOf } from './support/process.mjs'
import { table } from './support/table.mjs'
import { underAttack } from './support/under-attack.mjs'

/** The most that one request without a credential may take of the server's processor, in ms, and of its memory, in MiB. */
const MAX_CPU_MS = 200
const MAX_MIB = 50
/** A body without a credential has at most 100 kB: nearly all of it is one text. */
const CHARACTERS = 96_000
const ELEMENTS = 10_000
const SEGMENTS = 10_000

const LONG = 'x'.repeat(CHARACTERS)
const DEEP = '/a'.repeat(SEGMENTS)
/** As deep as an address may be at all. */
const DEEP_ADDRESS = '/a'.repeat(1_900)

/**
 * Sends values longer than anyone needs, through each argument of each field of GraphQL and through each route, without a
 * credential: found from the schema and from the table of routes, so that a new one is among them. Each is refused with words,
 * or answered, for little.
 * @type {import('./run.mjs').Attack}
 */
export default async function inputs(scene) {
  const { server } = scene
  const { schema, routes } = await readContract()
  const sent = [...entriesOf(schema).flatMap(queriesOf), ...routes.flatMap(requestsOf)]
  /** @type {Awaited<ReturnType<typeof measured>>[]} */
  const rows = []
  /** @type {string[]} */
  const failures = []
  const figures = await underAttack(scene, async () => {
    for (const [index, { name, send, isRefused }] of sent.entries()) {
      const from = `10.${index >> 8}.${index & 255}.1`
      let row = await measured(server, name, () => send(server, from))
      // Once more where it was much: another program, or a collection of garbage, is not the request's.
      if (row.cpuMs > MAX_CPU_MS || row.mib > MAX_MIB)
        row = await measured(server, name, () => send(server, from))
      rows.push(row)
      failures.push(...complaintsOf(row, isRefused).map((words) => `${name}: ${words}`))
    }
  })
  rows.sort((a, b) => b.cpuMs - a.cpuMs)
  say(table(rows.slice(0, 10).map(({ answer: _, ...row }) => row)))
  expect(failures.length === 0, `${failures.length} do not hold:\n${failures.join('\n')}`)
  return {
    requests: rows.length,
    statuses: JSON.stringify(statusesOf(rows.map(({ answer }) => answer))),
    dearestCpuMs: rows[0]?.cpuMs ?? 0,
    mostMiB: Math.max(...rows.map(({ mib }) => mib)),
    ...figures,
  }
}

/** @typedef {import('./run.mjs').Scene['server']} Server */
/** @typedef {import('./support/attacker.mjs').Answer} Answer */
/** @typedef {{ name: string, send: (server: Server, from: string) => Promise<Answer>, isRefused: boolean }} Sent */

/**
 * @param {import('./support/contract.mjs').Entry} entry
 * @returns {Sent[]}
 */
function queriesOf({ name, query, around, kind }) {
  const values = {
    text: { 'a long text': LONG, 'a deep path': DEEP, 'a long list': Array(ELEMENTS).fill('1') },
    list: { 'a long list': Array(ELEMENTS).fill('1'), 'a list of a long text': [LONG] },
    single: { 'a long text': LONG, 'a long list': Array(ELEMENTS).fill('1') },
  }[kind]
  return Object.entries(values).map(([what, value]) => ({
    name: `${name} ${what}`,
    isRefused: true,
    send: (server, from) => ask(server, { query, variables: { v: around(value) } }, from),
  }))
}

/**
 * @param {string} route
 * @returns {Sent[]}
 */
function requestsOf(route) {
  const path = (/** @type {string} */ value) => route.replace(/:[a-z]+(?:\([^)]*\))?|\*$/gi, value)
  /** @type {Record<string, string>} */
  const addresses = {
    'a long address': `${path('1')}${LONG}`,
    'a long path': path('x'.repeat(1_000)).slice(0, 4_000),
    'a deep path': `${path('1')}${DEEP_ADDRESS}`.slice(0, 4_000),
    'long parameters': `${path('1')}?q=${'x'.repeat(3_900 - path('1').length)}`,
    'many parameters': `${path('1')}?${'q=1&'.repeat(900)}`,
  }
  const bodies = {
    'a long text': JSON.stringify({ email: LONG, password: LONG.slice(0, 1000) }),
    'a long list': JSON.stringify(Array(ELEMENTS).fill('1')),
    'many fields': `${'a=1&'.repeat(ELEMENTS)}`,
  }
  return [
    ...Object.entries(addresses).map(([what, address]) => ({
      name: `GET ${route} ${what}`,
      isRefused: false,
      send: (/** @type {Server} */ server, /** @type {string} */ from) =>
        get(server, address, { from }),
    })),
    {
      name: `GET ${route} a bearer that is not valid`,
      isRefused: false,
      send: (server, from) =>
        get(server, path('1'), {
          from,
          headers: { authorization: `Bearer ${LONG.slice(0, 8_000)}` },
        }),
    },
    ...Object.entries(bodies).flatMap(([what, body]) =>
      ['application/json', 'application/x-www-form-urlencoded'].map((type) => ({
        name: `POST ${route} ${what} as ${type}`,
        isRefused: false,
        send: (/** @type {Server} */ server, /** @type {string} */ from) =>
          post(server, path('1'), { body, from, headers: { 'content-type': type } }),
      })),
    ),
  ]
}

/**
 * @param {Server} server
 * @param {string} name
 * @param {() => Promise<Answer>} send
 */
async function measured({ pid }, name, send) {
  const cpu = processorMsOf(pid)
  const memory = memoryOf(pid)
  const answer = await send()
  return {
    name,
    status: answer.status,
    cpuMs: Math.round(processorMsOf(pid) - cpu),
    mib: Math.round(memoryOf(pid) - memory),
    answer,
  }
}

/**
 * @param {{ status: number, cpuMs: number, mib: number, answer: Answer }} row
 * @param {boolean} isRefused
 */
function complaintsOf({ status, cpuMs, mib, answer }, isRefused) {
  const complaints = []
  if (cpuMs > MAX_CPU_MS) complaints.push(`${cpuMs} ms of the processor, at most ${MAX_CPU_MS}`)
  if (mib > MAX_MIB) complaints.push(`${mib} MiB, at most ${MAX_MIB}`)
  if (status === 0 || status === 500)
    complaints.push(`answered ${status} ${answer.text.slice(0, 200)}`)
  else if (isRefused && !errorOf(answer)?.message)
    complaints.push(`not refused in words: ${status} ${answer.text.slice(0, 200)}`)
  return complaints
}
