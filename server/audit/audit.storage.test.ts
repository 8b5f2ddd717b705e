import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { auditRows, users } from '../database/tables'
import { SAVE, TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { ensureFirstAccount } from '../people/accounts/ensure-first-account'
import { auditHash } from './audit'
import { createAuditTally } from './tally'

const EMAIL = 'asha@toran.example'
const PASSWORD = 'a long enough password'

describe.each(bothDatabases)('the audit in the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  let accountId: string
  beforeAll(async () => {
    app = await openTestApp(url, { adminEmail: EMAIL, adminPassword: PASSWORD })
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    await ensureFirstAccount(app)
    const [user] = await app.database.orm.select().from(users)
    accountId = user?.id ?? ''
    api = await TestApi.open(app)
  })
  afterAll(async () => {
    await api.server.close()
    await closeApp(app)
  })

  const rowsOf = (chain: string) =>
    app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.chain, chain))
      .orderBy(auditRows.number)
  async function lastEvent() {
    const { orm } = app.database
    const newest = orm.select().from(auditRows).where(eq(auditRows.chain, 'events'))
    const [row] = await newest.orderBy(desc(auditRows.number)).limit(1)
    return row
  }
  const signIn = (email: string, password: string, remoteAddress = '192.0.2.77') =>
    api.server.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      remoteAddress,
      payload: { email, password },
    })

  test('anyone who signs in and out is in the chain of the account, with a shortened address', async () => {
    const entered = await signIn(EMAIL, PASSWORD)
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await api.server.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      remoteAddress: '2001:db8:1:2::3',
      headers: { cookie },
      payload: {},
    })
    const rows = await rowsOf(`account:${accountId}`)
    expect(rows.map(({ action, network, outcome }) => [action, network, outcome])).toEqual([
      ['signIn', '192.0.2.0/24', 'ALLOW'],
      ['signOut', '2001:db8:1::/48', 'ALLOW'],
    ])
    for (const { requestId, actorId } of rows) {
      expect(requestId).toBeTruthy()
      expect(actorId).toBe(accountId)
    }
  })

  test('ten who sign in to one account at once are all let in and written down', async () => {
    const before = (await rowsOf(`account:${accountId}`)).length
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => signIn(EMAIL, PASSWORD, `198.51.${number}.1`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await rowsOf(`account:${accountId}`)).toHaveLength(before + 10)
  })

  test('who was not let in is noted with the account that was tried, never with what was typed', async () => {
    await signIn(EMAIL, 'not the password')
    await expect
      .poll(lastEvent)
      .toMatchObject({ action: 'signIn', outcome: 'DENY', actorId: accountId })
    await signIn('my-password-in-the-wrong-field', 'x')
    await expect
      .poll(lastEvent, { timeout: 10_000 })
      .toMatchObject({ action: 'signIn', actorId: null })
    expect(JSON.stringify(await rowsOf('events'))).not.toMatch(/wrong-field|not the password/)
    await api.ask('{ me { name } }', {}, { authorization: 'Bearer wrong' })
    await expect
      .poll(lastEvent, { timeout: 10_000 })
      .toMatchObject({ action: 'bearer', reason: 'UNAUTHENTICATED' })
  })

  test('what a person did names the assignment that allowed it', async () => {
    const headers = await api.signIn(EMAIL, PASSWORD)
    const { data } = await api.ask(SAVE, { title: 'Allowed', type: 'PAGE' }, headers)
    const [row] = await rowsOf(`document:${data.createOrUpdateDocument.id}`)
    expect(row?.allowedBy).toMatch(/^assignment \d+: MANAGE everywhere$/)
    expect(row?.network).toBe('127.0.0.0/24')
    const byToken = await api.ask(SAVE, { title: 'Allowed', type: 'PAGE' })
    const [other] = await rowsOf(`document:${byToken.data.createOrUpdateDocument.id}`)
    expect(other?.allowedBy).toBe('API token: MANAGE everywhere')
  })

  test('taking out what visitors sent is noted, with its location', async () => {
    await api.ask('{ signUps(first: 1) { totalCount } }')
    expect(await lastEvent()).toMatchObject({
      action: 'readSignUps',
      outcome: 'ALLOW',
      actorId: 'api',
    })
  })

  test('denied writes of strangers are a row and then a number, however many they send', async () => {
    const before = (await rowsOf('events')).length
    for (let turn = 0; turn < 30; turn += 1) await api.ask(SAVE, { title: 'x', type: 'PAGE' }, {})
    const rows = (await rowsOf('events')).slice(before)
    expect(rows).toMatchObject([
      { action: 'createOrUpdateDocument', outcome: 'DENY', reason: 'UNAUTHENTICATED', count: 1 },
    ])
    expect(rows[0]?.network).toBe('127.0.0.0/24')
  })

  test('a flood from very many networks is some rows, counts everything, and leaves room for people', async () => {
    const before = (await rowsOf('events')).length
    const tally = createAuditTally(app, 3_600_000)
    const by = { principal: null, requestId: 'r' }
    const event = { action: 'signIn', outcome: 'DENY', reason: 'UNAUTHENTICATED' } as const
    const sent = Array.from({ length: 2000 }, (_, number) =>
      tally.note({ ...event, by: { ...by, network: `10.0.${number % 250}.0/24` } }),
    )
    await Promise.all(sent)
    await tally.close()
    const rows = (await rowsOf('events')).slice(before)
    expect(rows.length).toBeLessThanOrEqual(102)
    expect(rows.reduce((total, { count }) => total + (count ?? 1), 0)).toBe(2000)
  })

  test('no row is ever changed or deleted, and each hash covers the row before', async () => {
    const { database } = app
    for (const change of [
      sql`update audit_rows set outcome = 'ALLOW'`,
      sql`delete from audit_rows`,
      sql`truncate audit_rows`,
    ])
      await expect(database.orm.execute(change)).rejects.toThrow()
    const rows = await rowsOf('events')
    for (const [index, { hash, ...row }] of rows.entries()) {
      expect(row.previousHash).toBe(rows[index - 1]?.hash ?? '')
      expect(auditHash(row)).toBe(hash)
      expect(auditHash({ ...row, network: '198.51.100.0/24' })).not.toBe(hash)
    }
  })
})

test('rows of earlier releases, which had fewer columns, keep their hash', () => {
  const row = {
    chain: 'document:5',
    number: 1,
    at: new Date('2026-11-20T10:00:00Z'),
    requestId: 'r',
    action: 'save',
    outcome: 'ALLOW',
    previousHash: '',
  }
  expect(auditHash({ ...row, network: null, allowedBy: null, count: null })).toBe(auditHash(row))
})
