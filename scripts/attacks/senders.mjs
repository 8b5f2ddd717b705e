import { connect } from 'node:net'
import { expect } from '../faults/support/expect.mjs'
import { upload } from '../faults/support/pictures.mjs'
import { post, statusesOf } from './support/attacker.mjs'
import { underAttack } from './support/under-attack.mjs'

/** @import { TestServer } from '../faults/support/server.mjs' */

const FORM = 'application/x-www-form-urlencoded'
/** The forms that one network may send in ten minutes (`forms`). */
const FORMS = 30

/**
 * Forms and uploads ten at once, too many, too large, in chunks without end, and by who may not: each is answered with
 * words, nothing of it is half kept.
 * @type {import('./run.mjs').Attack}
 */
export default async function senders(scene) {
  const { server } = scene
  /** @type {Record<string, string>} */
  const figures = {}
  const visitors = await underAttack(scene, async () => {
    figures.forms = JSON.stringify(await manyForms(server))
    figures.uploads = JSON.stringify(await manyUploads(server))
    await expectRefusals(server)
    figures.endless = JSON.stringify(await endless(server))
  })
  return { ...figures, ...visitors }
}

/** @param {TestServer} server */
async function manyForms(server) {
  const answers = []
  for (let round = 0; round < 6; round += 1)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, n) => sendForm(server, round * 10 + n)),
      )),
    )
  const statuses = statusesOf(answers)
  expect(
    (statuses[200] ?? 0) <= FORMS,
    `of one household ${statuses[200]} forms are taken, at most ${FORMS}`,
  )
  expect(
    (statuses[200] ?? 0) + (statuses[429] ?? 0) === answers.length,
    `forms answer 200 or 429: ${JSON.stringify(statuses)}`,
  )
  return statuses
}

/**
 * @param {TestServer} server
 * @param {number} n
 */
function sendForm(server, n) {
  const body = new URLSearchParams({
    location: 'brookfield',
    page: '/',
    email: `stranger${n}@example.org`,
    consent: 'on',
  })
  return post(server, '/forms/sign-up', {
    body,
    from: `2001:db8:79:1::${n.toString(16)}`,
    headers: { 'content-type': FORM, accept: 'application/json' },
  })
}

/** @param {TestServer} server */
async function manyUploads(server) {
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(server)))
  const statuses = statusesOf(answers.map(({ status }) => ({ status })))
  expect(
    answers.every(({ status, message }) => status === 201 || (status === 503 && message !== '')),
    `ten uploads at once are stored, or told to come back: ${JSON.stringify(statuses)}`,
  )
  return statuses
}

/** @param {TestServer} server */
async function expectRefusals(server) {
  const from = '203.0.113.80'
  const bearer = { authorization: `Bearer ${server.token}` }
  const path = '/api/media?locationId=10&name=a.jpg'
  const large = new Uint8Array(70_000).fill(97)
  /** @type {readonly (readonly [string, string, BodyInit, Record<string, string>, number])[]} */
  const cases = [
    ['an upload by a stranger', path, large, { 'content-type': 'image/jpeg' }, 401],
    ['an upload that is no picture', path, large, { 'content-type': 'image/jpeg', ...bearer }, 400],
    ['an upload without a body', path, '', { 'content-type': 'image/jpeg', ...bearer }, 400],
    [
      'an upload from another site',
      path,
      large,
      { ...bearer, 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['a form that is too long', '/forms/feedback', large, { 'content-type': FORM }, 413],
    [
      'a form of another kind',
      '/forms/feedback',
      '{}',
      { 'content-type': 'application/json' },
      415,
    ],
    [
      'a form from another site',
      '/forms/feedback',
      'a=b',
      { 'content-type': FORM, 'sec-fetch-site': 'cross-site' },
      403,
    ],
  ]
  for (const [name, address, body, headers, expected] of cases) {
    const { status, text } = await post(server, address, {
      body,
      from,
      headers: { accept: 'application/json', ...headers },
    })
    expect(status === expected, `${name} answers ${expected}: ${status} ${text.slice(0, 200)}`)
  }
}

/**
 * Chunks without end: to a form, to an upload by who may, and to one by who may not. Each is cut off.
 * @param {TestServer} server
 */
async function endless(server) {
  const own = `Authorization: Bearer ${server.token}\r\nContent-Type: image/jpeg\r\n`
  const heads = {
    form: `POST /forms/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM}\r\n`,
    upload: `POST /api/media?locationId=10&name=a.jpg HTTP/1.1\r\nHost: localhost\r\n${own}`,
    uploadByStranger:
      'POST /api/media?locationId=10 HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/jpeg\r\n',
  }
  /** @type {Record<string, string>} */
  const statuses = {}
  for (const [name, head] of Object.entries(heads)) {
    const answer = await sendChunks(server, head)
    statuses[name] = answer
    // An input that breaks the connection may overtake the answer before it.
    expect(
      /^(?:401|413|nothing)$/.test(answer),
      `'${name}' in chunks without end is refused: '${answer}'`,
    )
  }
  return statuses
}

/**
 * Sends chunks until it is cut off; returns the status that came before.
 * @param {TestServer} server
 * @param {string} head
 * @returns {Promise<string>}
 */
function sendChunks(server, head) {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
    let answer = ''
    const late = setTimeout(
      () => socket.destroy(new Error('It was not cut off within 20 s')),
      20_000,
    )
    socket.on('data', (data) => {
      answer += data
    })
    // Cut off while it sends: what was answered before counts.
    socket.on('error', (error) => (/cut off/.test(error.message) ? reject(error) : undefined))
    socket.on('close', () => {
      clearTimeout(late)
      resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'nothing')
    })
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
    send()

    function send() {
      while (socket.writable) if (!socket.write(chunk)) break
      if (socket.writable) socket.once('drain', send)
    }
  })
}
