import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordDefinition } from '#schema/records'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import type { App } from '../app/app'
import { testDatabases } from '../app/testing/test-app'
import { addPerson } from '../documents/testing/sign-in-as'
import { answerOf, createAskAs } from '../graphql/testing/ask-as'
import { callOf } from '../graphql/testing/mutations'
import type { TestApi } from '../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../graphql/testing/test-network'
import type { Principal } from '../people/access/principal'
import { recordAdapters } from '../records/index'
import { argumentOf, writtenKinds } from '../records/testing/record-input'

const CHANGED = /* GraphQL */ `
  {
    recentlyChangedRecords {
      kind id title locationId locationName recordStatus isPublic publishedAt until updatedAt updatedBy
    }
  }
`
interface ChangedRow {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly locationId: string | null
  readonly locationName: string | null
  readonly recordStatus: string
  readonly isPublic: boolean
  readonly updatedAt: string
  readonly updatedBy: string
}

describe.each(testDatabases)('the records that were changed last, on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  let headOffice: Principal
  let manager: Principal
  let viewer: Principal
  let elsewhere: Principal
  beforeAll(async () => {
    const network = await openTestNetwork(url)
    app = network.app
    api = network.api
    headOffice = await addPerson(app, { name: 'Hari', level: 'MANAGE', locationId: null })
    manager = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
    viewer = await addPerson(app, { name: 'Asha', level: 'VIEW', locationId: 20 })
    elsewhere = await addPerson(app, { name: 'Ravi', level: 'MANAGE', locationId: 10 })
  })
  afterAll(() => closeTestNetwork({ app, api }))

  async function changedFor(who: Principal | null): Promise<readonly ChangedRow[]> {
    const { data, errors } = await createAskAs(app)(who, CHANGED, {})
    expect(errors).toBe(undefined)
    return (data as unknown as { recentlyChangedRecords: readonly ChangedRow[] })
      .recentlyChangedRecords
  }
  const titles = async (who: Principal | null) => (await changedFor(who)).map(({ title }) => title)

  async function save(who: Principal, definition: AnyRecord, variables: object): Promise<string> {
    const call = callOf(mutationNames(definition).save)
    return answerOf(await createAskAs(app)(who, call, { ...variables })).id
  }
  const make = (who: Principal, kind: string, title: string) =>
    save(who, recordDefinition(kind), argumentOf(recordDefinition(kind), title))

  test('what was imported and nobody has changed is not told', async () => {
    for (const who of [headOffice, manager, null]) expect(await changedFor(who)).toEqual([])
  })

  test('every kind that is written says what was saved, where, by whom and when, the last first', async () => {
    const before = Date.now()
    const made = []
    for (const definition of writtenKinds) {
      const id = await save(headOffice, definition, argumentOf(definition, 'દિવાળી'))
      made.unshift({ kind: definition.kind, id })
    }
    const changed = await changedFor(headOffice)
    expect(changed.map(({ kind, id }) => ({ kind, id }))).toEqual(made.slice(0, 10))
    expect(made.length).toBeGreaterThan(6)
    for (const { kind, id, title, locationId, locationName, updatedBy, updatedAt } of changed) {
      const place =
        recordDefinition(kind).owner === 'location'
          ? { locationId: '20', locationName: 'Ottawa' }
          : { locationId: null, locationName: null }
      // A location is where it is itself.
      const own = kind === 'location' ? { locationId: id, locationName: title } : place
      expect({ kind, locationId, locationName, updatedBy }).toEqual({
        ...{ kind, updatedBy: 'Hari' },
        ...own,
      })
      if (recordDefinition(kind).title !== 'language') expect(title).toBe('દિવાળી')
      expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(before)
    }
  })

  test('each sees what belongs to locations whose drafts they see, and only the head office what is the network’s', async () => {
    await make(manager, 'event', 'Annakut of Ottawa')
    await make(headOffice, 'wisdom', 'On service')
    expect((await titles(headOffice)).slice(0, 2)).toEqual(['On service', 'Annakut of Ottawa'])
    for (const who of [manager, viewer]) {
      expect((await titles(who))[0]).toBe('Annakut of Ottawa')
      expect(await titles(who)).not.toContain('On service')
    }
    for (const who of [elsewhere, null]) expect(await changedFor(who)).toEqual([])
  })

  test('a draft says that visitors do not see it, a second save brings it to the front, the trash keeps it out', async () => {
    const event = recordDefinition('event')
    const id = await make(manager, 'event', 'Holi')
    await make(manager, 'faq', 'When?')
    const change = { id, expectedVersion: 1, event: { recordStatus: 'INACTIVE' } }
    await save(manager, event, change)
    expect((await changedFor(manager))[0]).toMatchObject({
      ...{ kind: 'event', id, title: 'Holi', updatedBy: 'Mira' },
      ...{ recordStatus: 'INACTIVE', isPublic: false },
    })
    const call = callOf(mutationNames(event).setStatus)
    const gone = { id, expectedVersion: 2, status: 'DELETED' }
    expect((await createAskAs(app)(manager, call, gone)).errors).toBe(undefined)
    expect(await titles(manager)).not.toContain('Holi')
  })

  test('of many that were changed ten are told', async () => {
    const all = Array.from({ length: 12 }, (_, number) => `Question ${number}?`)
    for (const question of all) await make(manager, 'faq', question)
    expect(await titles(manager)).toEqual(all.toReversed().slice(0, 10))
  })
})

test('every kind with a list in the editor that knows when it was saved is told', () => {
  const without = [...recordAdapters.values()]
    .filter(({ definition, lastSaved }) => definition.collection !== null && !lastSaved)
    .map(({ definition }) => definition.kind)
  // Topics are texts of the whole network without versions of their own.
  expect(without).toEqual(['topic'])
})
