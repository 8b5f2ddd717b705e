import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../app/app'
import { bothDatabases } from '../../app/testing/test-app'
import { presences } from '../../database/tables'
import { answerOf, codesOf, createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'
import { API_PRINCIPAL, type Principal } from '../../people/access/principal'
import { addPerson } from '../testing/sign-in-as'

describe.each(bothDatabases)('who is in a page on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  let mira: Principal
  let asha: Principal
  beforeAll(async () => {
    const network = await openTestNetwork(url)
    app = network.app
    api = network.api
    mira = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
    asha = await addPerson(app, { name: 'Asha', level: 'VIEW', locationId: 20 })
  })
  afterAll(() => closeTestNetwork({ app, api }))

  const call = (who: Principal | null, variables: Variables) =>
    createAskAs(app)(who, callOf('announcePresence'), variables)
  const seenBy = async (who: Principal, variables: Variables) => {
    const { data, errors } = await call(who, variables)
    expect(errors).toBe(undefined)
    return data?.answer
  }
  async function page(title: string): Promise<string> {
    const variables = { title, type: 'PAGE', topic: { locationId: '20' } }
    const ask = createAskAs(app)
    return answerOf(await ask(API_PRINCIPAL, callOf('createOrUpdateDocument'), variables)).id
  }

  test('two people see each other and in which block, until one leaves', async () => {
    const id = await page('Together')
    const other = await page('Another')
    expect(await seenBy(mira, { id, tab: 'tab-of-mira', block: 'b_1', isTyping: true })).toEqual([])
    const there = { tab: 'tab-of-mira', name: 'Mira', isMe: false, block: 'b_1', isTyping: true }
    expect(await seenBy(asha, { id, tab: 'tab-of-asha' })).toEqual([there])
    expect(await seenBy(asha, { id: other, tab: 'tab-of-asha' })).toEqual([])
    const here = { name: 'Asha', isMe: false, block: null, isTyping: false }
    const moved = { id, tab: 'tab-of-mira', block: 'b_2' }
    expect(await seenBy(mira, moved)).toEqual([{ tab: 'tab-of-asha', ...here }])
    expect(await seenBy(asha, { id, tab: 'tab-of-asha' })).toMatchObject([{ block: 'b_2' }])
    // Nobody takes another's place, nor takes them away.
    await seenBy(asha, { id, tab: 'tab-of-mira', isLeaving: true })
    expect(await seenBy(asha, { id, tab: 'tab-of-asha' })).toMatchObject([{ name: 'Mira' }])
    await seenBy(mira, { id, tab: 'tab-of-mira', isLeaving: true })
    expect(await seenBy(asha, { id, tab: 'tab-of-asha' })).toEqual([])
  })

  test('who says nothing for 30 seconds is gone, and after a minute their row is', async () => {
    const id = await page('Left open')
    await seenBy(mira, { id, tab: 'tab-of-mira' })
    const { orm } = app.database
    await orm.update(presences).set({ seenAt: sql`now() - interval '31 seconds'` })
    expect(await seenBy(asha, { id, tab: 'tab-of-asha' })).toEqual([])
    await orm.update(presences).set({ seenAt: sql`now() - interval '61 seconds'` })
    await seenBy(asha, { id, tab: 'second-tab-of-asha' })
    const kept = await orm.select({ tab: presences.tab }).from(presences)
    expect(kept).toEqual([{ tab: 'second-tab-of-asha' }])
  })

  test('another tab of one’s own is told as such; what is no tab is refused', async () => {
    const id = await page('Twice')
    await seenBy(mira, { id, tab: 'first-tab-of-mira' })
    expect(await seenBy(mira, { id, tab: 'second-tab-of-mira' })).toMatchObject([{ isMe: true }])
    for (const wrong of [{ tab: 'short' }, { tab: '<b>'.repeat(5) }, { block: 'b'.repeat(101) }]) {
      const answer = await call(mira, { id, tab: 'third-tab-of-mira', ...wrong })
      expect(codesOf(app, answer)).toEqual(['BAD_USER_INPUT'])
    }
  })

  test('who may not see the draft is told that there is no such page', async () => {
    const id = await page('Not yours')
    const ravi = await addPerson(app, { name: 'Ravi', level: 'MANAGE', locationId: 10 })
    expect(codesOf(app, await call(ravi, { id, tab: 'tab-of-ravi' }))).toEqual(['NOT_FOUND'])
    expect(codesOf(app, await call(null, { id, tab: 'tab-of-nobody' }))).toEqual([
      'UNAUTHENTICATED',
    ])
  })
})
