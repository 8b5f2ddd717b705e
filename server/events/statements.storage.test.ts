import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openTestApp } from '../app/testing/test-app'
import { addPerson } from '../documents/testing/sign-in-as'
import { answerOf, createAskAs, type Variables } from '../graphql/testing/ask-as'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork, textPage } from '../import/testing/small-network'
import type { Principal } from '../people/access/principal'

const SAVE_PAGE = `mutation ($id: ID, $version: Int, $topic: TopicInput) {
  answer: createOrUpdateDocument(id: $id, expectedVersion: $version, title: "Diwali", type: PAGE, topic: $topic) { id } }`
const SAVE_EVENT = `mutation ($id: ID, $version: Int, $event: EventInput!) {
  answer: createOrUpdateEvent(id: $id, expectedVersion: $version, event: $event) { id } }`
const DELETE_EVENT = step('setEventStatus', ', status: DELETED')

let app: App
let manager: Principal
const sent: { readonly client: pg.Client; readonly query: unknown }[] = []
beforeAll(async () => {
  const send = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    sent.push({ client: this, query: args[0] })
    return Reflect.apply(send, this, args)
  } as never)
  app = await openTestApp(undefined)
  const now = new Date('2026-03-01T12:00:00Z')
  await importNetwork(app, smallNetwork, { now, storePicture: noPictures })
  manager = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: null })
}, 120_000)
afterAll(async () => {
  await closeApp(app)
  vi.restoreAllMocks()
})

/** The number of statements in the transaction of a change, and the id of the changed item. */
async function change(query: string, variables: Variables) {
  sent.length = 0
  const { id } = answerOf(await createAskAs(app)(manager, query, variables))
  // Other statements of the server, such as those about changes of other servers, are on other connections.
  const writing = sent.find(({ query }) => isBegin(query))?.client
  return { id, count: sent.filter(({ client }) => client === writing).length }
}

function isBegin(query: unknown): boolean {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query
  return text === 'begin'
}

function step(name: string, rest = ''): string {
  return `mutation ($id: ID!, $version: Int!) {
    answer: ${name}(id: $id, expectedVersion: $version${rest}) { id } }`
}

// The numbers before there were events (docs/decisions/050), begin and commit included; a publication also reads
// what locations have otherwise, for the search; what has no address is looked for on other pages (docs/decisions/057).
test('a change of a page costs as many statements as its parts', async () => {
  const topic = (text: string) => ({
    ...{ externalUrl: '/count', locationId: '20' },
    items: [{ language: 'en-US', locationId: '20', title: 'Diwali', content: textPage(text) }],
  })
  const { id, count } = await change(SAVE_PAGE, { topic: topic('<p>One.</p>') })
  const saved = await change(SAVE_PAGE, { id, version: 1, topic: topic('<p>Two.</p>') })
  const published = await change(step('publishDocument'), { id, version: 2 })
  const unpublished = await change(step('unpublishDocument'), { id, version: 2 })
  const trashed = await change(step('setRecordStatus', ', status: DELETED'), { id, version: 2 })
  const counts = [saved, published, unpublished, trashed].map((changed) => changed.count)
  expect([count, ...counts]).toEqual([10, 14, 30, 20, 18])
})

test('a change of a record does too', async () => {
  const event = {
    ...{ title: 'Garba', category: 'Community', locationId: '20' },
    startsAt: '2027-12-24T18:30',
  }
  const { id, count } = await change(SAVE_EVENT, { event })
  const saved = await change(SAVE_EVENT, { id, version: 1, event: { ...event, title: 'Raas' } })
  const deleted = await change(DELETE_EVENT, { id, version: 2 })
  expect([count, saved.count, deleted.count]).toEqual([18, 21, 20])
})
