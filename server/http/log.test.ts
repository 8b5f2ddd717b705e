import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from './log'
import { RepeatedLines } from './repeated-lines'

interface Line {
  readonly level: number
  readonly msg: string
  readonly err?: { readonly message: string; readonly stack?: string; readonly code?: string }
  readonly reason?: { readonly message: string; readonly stack?: string }
  readonly address?: string
}

function logOf(options: { readonly shortensAddresses?: boolean } = {}) {
  const lines: Line[] = []
  const to = { write: (text: string) => void lines.push(JSON.parse(text)) }
  return { lines, log: createLog('info', { ...options, to }) }
}

/** As the query builder and the driver throw it. */
function failedQuery(): Error {
  const refused = Object.assign(
    new Error('invalid input syntax for type integer: "visitor@example.org"'),
    {
      code: '22P02',
      detail: 'Key (email)=(visitor@example.org) already exists.',
      where: 'portal "" parameter $1 = visitor@example.org',
    },
  )
  const failed = new Error(
    'Failed query: insert into "x" values ($1)\nparams: visitor@example.org',
    {
      cause: refused,
    },
  )
  return Object.assign(failed, { query: 'insert', params: ['visitor@example.org'] })
}

test('a query that failed is logged without what was sent to the database', () => {
  const { lines, log } = logOf()
  log.error({ err: failedQuery() }, 'a request failed')
  log.warn({ err: failedQuery() }, 'failed to store a form')
  log.warn({ reason: failedQuery() }, 'the database couldn’t be queried')
  expect(JSON.stringify(lines)).not.toContain('visitor@example.org')
  expect(lines[0]?.err).toMatchObject({
    code: '22P02',
    message:
      'Failed query: insert into "x" values ($1): invalid input syntax for type integer: "…"',
  })
})

test('an error is logged with one stack, and a failure that may be temporary without any', () => {
  const { lines, log } = logOf()
  log.error({ err: failedQuery() }, 'a request failed')
  log.warn({ reason: failedQuery() }, 'the database couldn’t be queried')
  expect(lines[0]?.err?.stack?.match(/failedQuery/g)).toHaveLength(1)
  expect(lines[1]?.reason?.stack).toBeUndefined()
})

test('what is said again and again is written a few times, and then counted', async () => {
  const written: unknown[] = []
  const repeated = new RepeatedLines(20)
  const say = (line: [object, string]) => {
    if (repeated.admit(40, line, (...again) => void written.push(again))) written.push(line)
  }
  for (let n = 0; n < 916; n += 1) say([{ media: n }, `the original of picture ${n} is not there`])
  say([{}, 'something else'])
  expect(written).toHaveLength(6)
  await expect.poll(() => written.length).toBe(7)
  expect(written[6]).toEqual([
    { media: 915, repeated: 911 },
    expect.stringContaining('(911 more in '),
  ])
  // Nothing is told of what did not come again.
  await wait(30)
  expect(written).toHaveLength(7)
})

test('a fault of ours is written each time: someone was told its id', () => {
  const { lines, log } = logOf()
  for (let n = 0; n < 20; n += 1) log.error({ err: new Error('x') }, 'a request failed')
  for (let n = 0; n < 20; n += 1) log.warn('the database couldn’t be queried')
  for (let n = 0; n < 20; n += 1) log.info('request')
  const times = (msg: string) => lines.filter((line) => line.msg === msg).length
  expect([
    times('a request failed'),
    times('the database couldn’t be queried'),
    times('request'),
  ]).toEqual([20, 5, 20])
})

test('addresses of clients are whole, or shortened where that is asked', () => {
  const whole = logOf()
  whole.log.info({ address: '192.0.2.17' }, 'request')
  const shortened = logOf({ shortensAddresses: true })
  shortened.log.info({ address: '192.0.2.17' }, 'request')
  shortened.log.info({ address: '2001:db8:1:2::3' }, 'request')
  expect(whole.lines[0]?.address).toBe('192.0.2.17')
  expect(shortened.lines.map(({ address }) => address)).toEqual(['192.0.2.0/24', '2001:db8:1::/48'])
})
