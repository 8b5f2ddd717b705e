import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CHANGES_PATH } from '#schema/api/changes'
import { bothDatabases } from '../../app/testing/test-app'
import { assignments, users } from '../../database/tables'
import { SAVE } from '../../graphql/testing/test-api'
import { makeTestPage } from '../../graphql/testing/test-network'
import { drain } from '../../http/drain'
import { AUTHORIZATION_HEADERS, come, EMAIL, PASSWORD, useStreams } from './testing/streams'

const PUBLISH = `mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { version } }`
const UNPUBLISH = `mutation ($id: ID!, $version: Int!) { unpublishDocument(id: $id, expectedVersion: $version) { version } }`
const TRASH = `mutation ($id: ID!, $version: Int!) { setRecordStatus(id: $id, expectedVersion: $version, status: DELETED) { version } }`

describe.each(bothDatabases)('what open pages are told, on $kind', ({ url }) => {
  const { app, api, serve, open, save, forget } = useStreams(url)

  test('saves, publications, unpublications and the trash are told within a second, with ids and versions', async () => {
    const id = await makeTestPage(api(), 'Told')
    const address = (
      await api().ask(SAVE, { id, expectedVersion: 1, topic: { externalUrl: '/told' } })
    ).errors
    expect(address).toEqual([])
    const { address: at } = await serve()
    const stream = await open(at, id)
    expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    await come(stream, 1)
    expect(stream.events[0]?.change).toEqual({
      tag: expect.any(String),
      ...{ id: Number(id), version: 2, publishedVersion: null },
      ...{ status: 'DRAFT', recordStatus: 'ACTIVE' },
    })
    await save(id, 2)
    await come(stream, 2)
    expect(stream.events[1]?.change).toMatchObject({ version: 3, publishedVersion: null })
    for (const [mutation, told] of [
      [PUBLISH, { publishedVersion: 3, status: 'PUBLISHED' }],
      [UNPUBLISH, { publishedVersion: null }],
      [TRASH, { recordStatus: 'DELETED' }],
    ] as const) {
      const count = stream.events.length
      expect((await api().ask(mutation, { id, version: 3 })).errors).toEqual([])
      await come(stream, count + 1)
      expect(stream.events.at(-1)?.change).toMatchObject(told)
    }
  })

  test('a stream that broke goes on where it was, and is told nothing twice', async () => {
    const [id, other] = [await makeTestPage(api(), 'Resumed'), await makeTestPage(api(), 'Beside')]
    const { address } = await serve()
    const first = await open(address, `${id},${other}`)
    await come(first, 2)
    const last = first.events.at(-1)?.id ?? ''
    first.close()
    await save(id, 1)
    const second = await open(address, `${id},${other}`, {
      ...AUTHORIZATION_HEADERS,
      'last-event-id': last,
    })
    await come(second, 1)
    await save(other, 1)
    await come(second, 2)
    expect(second.events.map(({ change }) => [String(change?.id), change?.version])).toEqual([
      [id, 2],
      [other, 2],
    ])
    const hostile = await open(address, id, {
      ...AUTHORIZATION_HEADERS,
      'last-event-id': '1.'.repeat(4000),
    })
    await come(hostile, 1)
  })

  test('who loses access or signs out hears nothing more, and the stream ends', async () => {
    const id = await makeTestPage(api(), 'Lost')
    const { address } = await serve({ heartbeatMs: 50 })
    const headers = await api().signIn(EMAIL, PASSWORD)
    const [waiting, told] = [await open(address, id, headers), await open(address, id, headers)]
    await come(waiting, 1)
    await come(told, 1)
    await expect.poll(() => waiting.beats(), { interval: 10 }).toBeGreaterThan(1)
    const [person] = await app().database.orm.select().from(users).where(eq(users.email, EMAIL))
    const held = await app()
      .database.orm.delete(assignments)
      .where(eq(assignments.userId, person?.id ?? ''))
      .returning()
    await save(id, 1)
    for (const stream of [waiting, told]) {
      await expect.poll(() => stream.isEnded(), { interval: 10 }).toBe(true)
      expect(stream.events.map(({ name, change }) => [name, change?.version])).toEqual([
        ['changed', 1],
        ['closed', undefined],
      ])
    }
    await app().database.orm.insert(assignments).values(held)
    const back = await open(address, id, headers)
    await come(back, 1)
    await app()
      .database.orm.update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.email, EMAIL))
    await expect.poll(() => back.isEnded(), { interval: 10 }).toBe(true)
    await app()
      .database.orm.update(users)
      .set({ deactivatedAt: null })
      .where(eq(users.email, EMAIL))
  })

  test('who may not see a page, or asks for no page, gets no stream', async () => {
    const id = await makeTestPage(api(), 'Refused')
    const { address, server } = await serve()
    for (const [ids, headers, status] of [
      [id, {}, 401],
      [id, { authorization: 'Bearer wrong' }, 401],
      ['999999', AUTHORIZATION_HEADERS, 404],
      ['', AUTHORIZATION_HEADERS, 400],
      ['seven', AUTHORIZATION_HEADERS, 400],
      ['7,'.repeat(200), AUTHORIZATION_HEADERS, 400],
      [Array.from({ length: 21 }, (_, index) => index + 1).join(','), AUTHORIZATION_HEADERS, 413],
    ] as const) {
      const { statusCode } = await server.inject({
        url: `${CHANGES_PATH}?documents=${ids}`,
        headers,
      })
      expect([ids.slice(0, 20), statusCode]).toEqual([ids.slice(0, 20), status])
    }
    expect((await server.inject({ method: 'HEAD', url: CHANGES_PATH })).statusCode).toBe(404)
    expect((await open(address, id, {})).status).toBe(401)
  })

  test('connections are bounded, for an account and for the server, and free again once they are closed', async () => {
    const id = await makeTestPage(api(), 'Bounded')
    const headers = await api().signIn(EMAIL, PASSWORD)
    const { address } = await serve({ perAccount: 2, perServer: 3 })
    const held = [await open(address, id), await open(address, id)]
    expect((await open(address, id)).status).toBe(429)
    expect((await open(address, id, headers)).status).toBe(200)
    expect((await open(address, id, headers)).status).toBe(429)
    held[0]?.close()
    await expect.poll(async () => (await open(address, id)).status).toBe(200)
  })

  test('the server ends without waiting for streams', async () => {
    const id = await makeTestPage(api(), 'Stopped')
    const { server, address } = await serve()
    const stream = await open(address, id)
    await come(stream, 1)
    const begun = performance.now()
    await drain(server)
    expect(performance.now() - begun).toBeLessThan(2000)
    await expect.poll(() => stream.isEnded()).toBe(true)
    // Not told to stay away: it connects to the next server.
    expect(stream.events.map(({ name }) => name)).toEqual(['changed'])
    forget(server)
  })

  test('fifty saves by two editors are all told of, the last state at least', async () => {
    const pages = [await makeTestPage(api(), 'Busy'), await makeTestPage(api(), 'Busier')]
    const { address } = await serve()
    const stream = await open(address, pages.join(','))
    await come(stream, 2)
    await Promise.all(
      pages.map(async (id) => {
        for (let version = 1; version <= 25; version += 1) await save(id, version)
      }),
    )
    await expect
      .poll(() =>
        pages.map(
          (id) =>
            stream.events.findLast(({ change }) => String(change?.id) === id)?.change?.version,
        ),
      )
      .toEqual([26, 26])
  })
})
