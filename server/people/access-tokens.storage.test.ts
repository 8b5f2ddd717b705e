import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../app/app'
import { bothDatabases } from '../app/testing/test-app'
import { accessTokens, assignments, auditRows, users } from '../database/tables'
import { addPerson } from '../documents/testing/sign-in-as'
import { answerOf, codesOf, createAskAs, type Variables } from '../graphql/testing/ask-as'
import type { TestApi } from '../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../graphql/testing/test-network'
import type { Principal } from './access/principal'

const CREATE = `mutation ($token: AccessTokenInput!) { answer: createAccessToken(token: $token) { id token } }`
const REVOKE = `mutation ($id: ID!) { answer: revokeAccessToken(id: $id) }`
const LIST = '{ accessTokens { id name scope ownerName locationIds lastUsedAt } }'
const SAVE_PAGE = `mutation ($location: ID!) { answer: createOrUpdateDocument(title: "By a program", type: PAGE,
  topic: { locationId: $location }) { id version } }`
const PUBLISH = `mutation ($id: ID!) { answer: publishDocument(id: $id, expectedVersion: 1) { id } }`
const DAY = 86_400_000

describe.each(bothDatabases)('access tokens on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  let asha: Principal
  let mira: Principal
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
    asha = await addPerson(app, { name: 'Asha', level: 'MANAGE', locationId: 20 })
    mira = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: null })
  }, 120_000)
  afterAll(() => closeTestNetwork({ app, api }))

  const input = (rest: object = {}) => ({
    ...{ name: 'Newsletter', scope: 'PUBLISH', isProgram: false },
    ...{ expiresAt: new Date(Date.now() + DAY).toISOString(), ...rest },
  })
  const askAs = (who: Principal | null, query: string, variables: Variables = {}) =>
    createAskAs(app)(who, query, variables)
  const create = async (who: Principal, rest: object = {}) =>
    answerOf(await askAs(who, CREATE, { token: input(rest) })) as { id: string; token: string }
  /** The answer to a request with a token. */
  const askBy = (token: string, query: string, variables: Variables = {}) =>
    api.ask(query, { ...variables }, { authorization: `Bearer ${token}` })
  const codeOf = async (token: string, query: string, variables: Variables = {}) =>
    (await askBy(token, query, variables)).errors[0]?.extensions.code ?? null

  test('it acts for its owner, up to its scope, at its locations', async () => {
    const [publishing, drafting, reading] = [
      await create(asha),
      await create(asha, { scope: 'DRAFT' }),
      await create(asha, { scope: 'READ' }),
    ]
    const { data } = await askBy(drafting.token, SAVE_PAGE, { location: '20' })
    expect(data.answer).toMatchObject({ version: 1 })
    const { id } = data.answer
    expect(await codeOf(drafting.token, PUBLISH, { id })).toBe('FORBIDDEN')
    expect(await codeOf(publishing.token, PUBLISH, { id })).toBeNull()
    expect(await codeOf(reading.token, SAVE_PAGE, { location: '20' })).toBe('FORBIDDEN')
    expect(await codeOf(publishing.token, SAVE_PAGE, { location: '10' })).toBe('FORBIDDEN')
    const [row] = await app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.chain, `document:${id}`))
    expect(row?.actorId).toBe(`token:${drafting.id}`)
  })

  test('it reaches no people, no log and no tokens, no matter who owns it', async () => {
    const { id, token } = await create(mira)
    expect(await codeOf(token, '{ people { totalCount } }')).toBe('FORBIDDEN')
    expect(await codeOf(token, '{ audit { totalCount } }')).toBe('FORBIDDEN')
    expect(await codeOf(token, '{ webhooks { id } }')).toBe('FORBIDDEN')
    expect(await codeOf(token, CREATE, { token: input() })).toBe('FORBIDDEN')
    expect(await codeOf(token, REVOKE, { id })).toBe('FORBIDDEN')
    const { data } = await askBy(token, '{ answer: accessTokens { id } }')
    expect(data.answer).toEqual([])
  })

  test('it ends when it is revoked, when it is over, and with the rights of its owner', async () => {
    const person = await addPerson(app, { name: 'Ravi', level: 'MANAGE', locationId: 20 })
    const { id, token } = await create(person)
    const drafts = '{ locations { totalCount } }'
    const { orm } = app.database
    expect((await askBy(token, drafts)).errors).toEqual([])
    await orm.update(assignments).set({ level: 'VIEW' }).where(eq(assignments.userId, person.id))
    expect(await codeOf(token, SAVE_PAGE, { location: '20' })).toBe('FORBIDDEN')
    await orm.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, person.id))
    expect(await codeOf(token, drafts)).toBe('UNAUTHENTICATED')
    await orm.update(users).set({ deactivatedAt: null }).where(eq(users.id, person.id))
    expect(await codeOf(token, drafts)).toBeNull()
    const expiresAt = new Date(Date.now() - 1000)
    await orm
      .update(accessTokens)
      .set({ expiresAt })
      .where(eq(accessTokens.id, Number(id)))
    expect(await codeOf(token, drafts)).toBe('UNAUTHENTICATED')
    const other = await create(person)
    expect(codesOf(app, await askAs(asha, REVOKE, { id: other.id }))).toEqual(['NOT_FOUND'])
    expect((await askAs(person, REVOKE, { id: other.id })).data).toEqual({ answer: true })
    expect(await codeOf(other.token, drafts)).toBe('UNAUTHENTICATED')
  })

  test('one of a program keeps its rights when its maker leaves', async () => {
    const maker = await addPerson(app, { name: 'Leela', level: 'MANAGE', locationId: null })
    const { token } = await create(maker, { isProgram: true, locationIds: ['20'] })
    await app.database.orm.delete(users).where(eq(users.id, maker.id))
    expect(await codeOf(token, SAVE_PAGE, { location: '20' })).toBeNull()
    expect(await codeOf(token, SAVE_PAGE, { location: '10' })).toBe('FORBIDDEN')
    expect(codesOf(app, await askAs(asha, CREATE, { token: input({ isProgram: true }) }))).toEqual([
      'FORBIDDEN',
    ])
  })

  test('it is stored as a hash, listed for its owner and the network, with its last use', async () => {
    const { id, token } = await create(asha, { name: 'સમાચાર' })
    const stored = JSON.stringify(await app.database.orm.select().from(accessTokens))
    expect(stored).not.toContain(token.slice('toran_'.length, 40))
    await askBy(token, '{ me { id } }')
    const { data } = await askAs(asha, LIST)
    const own = data?.accessTokens as { id: string; lastUsedAt: string | null }[]
    expect(own.find((one) => String(one.id) === String(id))).toMatchObject({
      ...{ name: 'સમાચાર', scope: 'PUBLISH', ownerName: 'Asha', locationIds: null },
      lastUsedAt: expect.anything(),
    })
    expect(own.every((one) => (one as unknown as { ownerName: string }).ownerName === 'Asha')).toBe(
      true,
    )
    const all = (await askAs(mira, LIST)).data?.accessTokens as unknown[]
    expect(all.length).toBeGreaterThan(own.length)
    expect((await askAs(null, LIST)).data?.accessTokens).toEqual([])
  })

  test('wrong input says what is wrong', async () => {
    const messages = []
    for (const wrong of [
      { name: '  ' },
      { locationIds: [] },
      { locationIds: ['10'] },
      { expiresAt: new Date(Date.now() - DAY).toISOString() },
      { expiresAt: new Date(Date.now() + 400 * DAY).toISOString() },
    ]) {
      const { errors = [] } = await askAs(asha, CREATE, { token: input(wrong) })
      messages.push(errors[0]?.message)
    }
    expect(messages).toEqual([
      'Give the access token a name.',
      'Choose at least one location.',
      'Your account can’t see the drafts of location 10.',
      'Choose a day within the next year on which the access token expires.',
      'Choose a day within the next year on which the access token expires.',
    ])
  })

  test('of ten that are created at once beside 45 others, five are', async () => {
    const busy = await addPerson(app, { name: 'Busy', level: 'VIEW', locationId: 20 })
    await app.database.orm.insert(accessTokens).values(
      Array.from({ length: 45 }, (_, at) => ({
        ...{ tokenHash: `busy ${at}`, name: 'Busy', scope: 'READ' as const, locationIds: null },
        ...{ ownerId: busy.id, createdByName: '', expiresAt: new Date(Date.now() + DAY) },
      })),
    )
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => askAs(busy, CREATE, { token: input() })),
    )
    const codes = answers.flatMap((answer) => codesOf(app, answer))
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'LIMIT_EXCEEDED'))
  })
})
